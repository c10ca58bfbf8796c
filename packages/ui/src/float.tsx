import type { MouseEventHandler, ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { XIcon } from "./icon.ts";

interface Face {
  /** The accessible name, with count and time in words: `Prize wheel, 3 draws left`. */
  label: string;
  /** Below the picture: a short name, or what is left of the time (`14:26`). */
  caption: string;
  /** The caption is a clock: its figures are equally wide. */
  timed?: boolean;
  /** On the corner; nothing at 0. */
  count?: number;
  /** A picture or an icon. */
  art: ReactNode;
}

/** Where it leads, or what it does here. */
type Aim = Way | Press;

interface Press {
  onPress: () => void;
  /** Stands for those that could not be read. */
  retry?: boolean;
  /** Busy: its icon spins, and a second press does nothing. */
  busy?: boolean;
}

interface Way {
  href: string;
  /** Off the site: in a window of its own. */
  outward?: boolean;
  /** A router's hand on the click. */
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
      <span className={timed ? "cap num" : "cap"} aria-hidden="true">
        {caption}
      </span>
      <span className="vh">{label}</span>
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
  /** They lie over the page where the window is narrow: a reader can send them away. */
  hide: { label: string; onHide: () => void };
  children: ReactNode;
}

/** In the right margin on desktop, above the tab bar on mobile. Each child is a `<Float>`. */
export function Floats({ label, hide, children }: FloatsProps) {
  return (
    <aside className="floats" aria-label={label}>
      <button type="button" className="floats-x" aria-label={hide.label} onClick={hide.onHide}>
        <XIcon size="s" />
      </button>
      {children}
    </aside>
  );
}
