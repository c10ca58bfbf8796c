import { badgeText } from "./badge-text.ts";

export interface BadgeProps {
  count: number;
  /** The text for the parent's accessible name; absent if that name already contains the count. */
  label?: string | undefined;
}

/** Sits on the corner of its parent, which needs `position: relative`. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  const said = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span className="badge number" translate="no" {...said}>
      {badgeText(count)}
    </span>
  );
}
