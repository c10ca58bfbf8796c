import type { ComponentProps, ReactNode } from "react";
import { loadModule } from "./load-module.ts";

export interface ChipProps extends ComponentProps<"button"> {
  /** Whether the chip is on; omit it for a chip that opens something. */
  pressed?: boolean | undefined;
}

export function Chip({ pressed, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `chip ${className}` : "chip"}
      aria-pressed={pressed}
    />
  );
}

export interface ChipRailProps {
  /** The accessible name of the group. */
  label: string;
  /** `<Chip>`s. */
  children: ReactNode;
}

/**
 * Chips in one scrolling line, with a single Tab stop and arrow keys. The code for the keys loads when the rail is
 * first focused; until then, every chip is a Tab stop.
 */
export function ChipRail({ label, children }: ChipRailProps) {
  return (
    <div
      className="chip-rail"
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
