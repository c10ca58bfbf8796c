import type { ReactNode } from "react";

/** Accessible to screen readers, but not visible. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
