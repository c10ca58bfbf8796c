import type { ReactNode } from "react";

export interface ChipRailProps {
  /** What the chips are about. */
  label: string;
  children: ReactNode;
}

/** Chips in one line that scrolls; a chip that gets the focus comes into sight. */
export function ChipRail({ label, children }: ChipRailProps) {
  return (
    <fieldset className="rail" aria-label={label}>
      {children}
    </fieldset>
  );
}
