import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface FooterProps {
  brand: ReactNode;
  /** The lines on every page: minimum age, play money. */
  lines: ReactNode;
  /** `<FooterColumn>`s; desktop has space for four. */
  children?: ReactNode;
  /** `<FooterMarks>` */
  marks?: ReactNode;
}

export function Footer({ brand, lines, children, marks }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page-width">
        <div className="footer-brand">
          {brand}
          <p>{lines}</p>
        </div>
        {children}
        {marks}
      </div>
    </footer>
  );
}

export interface FooterColumnProps {
  title: string;
  /** One `<li>` per link. */
  children: ReactNode;
}

export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

export interface FooterMark {
  readonly id: number;
  /** The text alternative of the picture. */
  readonly name: string;
  readonly picture: string;
  /** The page that confirms the mark, if there is one. */
  readonly href?: string | undefined;
}

/** Seals and licences of the operator, in a row of their own. */
export function FooterMarks({ label, marks }: { label: string; marks: readonly FooterMark[] }) {
  return (
    <ul className="footer-marks" aria-label={label}>
      {marks.map(({ id, name, picture, href }) => {
        const drawn = <img src={picture} alt={name} width={88} height={36} loading="lazy" />;
        return (
          <li key={id}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {drawn}
              </a>
            ) : (
              drawn
            )}
          </li>
        );
      })}
    </ul>
  );
}

export interface FooterNoticeProps {
  text: string;
  retry: { label: string; onRetry: () => void; busy: boolean };
}

/** An unobtrusive line in place of links that failed to load, since few players look for them there. */
export function FooterNotice({ text, retry }: FooterNoticeProps) {
  return (
    <div className="footer-note">
      <p>{text}</p>
      <Button look="text" size="s" busy={retry.busy} onClick={retry.onRetry}>
        {retry.label}
      </Button>
    </div>
  );
}
