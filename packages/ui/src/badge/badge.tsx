import { badgeText } from "./badge-text.ts";

/**
 * Sits on the corner of its parent, which needs `position: relative` and a name that includes the
 * count.
 */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="badge num" translate="no" aria-hidden="true">
      {badgeText(count)}
    </span>
  );
}
