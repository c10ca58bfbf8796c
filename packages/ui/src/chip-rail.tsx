import type { ReactNode } from "react";
import { loadModule } from "./load-module.ts";

export interface ChipRailProps {
  /** What the chips are about. */
  label: string;
  /** `<Chip>`s. */
  children: ReactNode;
}

/**
 * Chips in one line that scrolls: one stop of the tab key, and arrows lead along it. The code for that comes with
 * the focus; until it is here, every chip is a stop.
 */
export function ChipRail({ label, children }: ChipRailProps) {
  return (
    <div
      className="rail"
      role="toolbar"
      aria-label={label}
      onFocus={({ currentTarget }) =>
        void loadModule(() => import("./roving-focus.ts")).then(({ moveRovingFocus }) =>
          moveRovingFocus(currentTarget),
        )
      }
    >
      {children}
    </div>
  );
}
