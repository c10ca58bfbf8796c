import { badgeText } from "./badge-text.ts";

/** Lies on the corner of what holds it, which needs `position: relative` and a name that tells the count. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="badge num" aria-hidden="true">
      {badgeText(count)}
    </span>
  );
}
