import type { MouseEventHandler, ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { XIcon } from "./icon.ts";

interface Face {
  /** The accessible name, with count and time in words: `Prize wheel, 3 draws left`. */
  label: string;
  /** Below the picture: a short name, or the remaining time (`14:26`). */
  caption: string;
  /** The caption is a countdown, so its digits have equal widths. */
  timed?: boolean;
  /** Shown on the corner, unless it is 0. */
  count?: number;
  art: ReactNode;
}

/** The target of its link, or the action of its button. */
type Aim = Way | Press;

interface Press {
  onPress: () => void;
  /** Replaces floats that could not be loaded. */
  retry?: boolean;
  /** Shows a spinning icon and ignores further presses. */
  busy?: boolean;
}

interface Way {
  href: string;
  /** Opens another site in a new window. */
  outward?: boolean;
  /** Lets a router handle the click. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

export type FloatProps = Face & Aim;

export function Float(props: FloatProps) {
  const { label, caption, timed = false, count = 0, art } = props;
  const busy = "onPress" in props && props.busy === true;
  const face = (
    <>
      <span>{art}</span>
      <Badge count={count} />
      <span className={timed ? "float-caption number" : "float-caption"} aria-hidden="true">
        {caption}
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  );
  if ("onPress" in props)
    return (
      <button
        type="button"
        className={props.retry ? "float retry" : "float"}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : props.onPress}
      >
        {face}
      </button>
    );
  const window = props.outward ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a className="float" href={props.href} onClick={props.onFollow} {...window}>
      {face}
    </a>
  );
}

export interface FloatsProps {
  label: string;
  /** In a narrow window the floats cover the page, so they can be hidden. */
  hide: { label: string; onHide: () => void };
  children: ReactNode;
}

/** In the right margin on desktop, above the tab bar on mobile. The children are `<Float>`s. */
export function Floats({ label, hide, children }: FloatsProps) {
  return (
    <aside className="floats" aria-label={label}>
      <button type="button" className="floats-hide" aria-label={hide.label} onClick={hide.onHide}>
        <XIcon size="s" />
      </button>
      {children}
    </aside>
  );
}
