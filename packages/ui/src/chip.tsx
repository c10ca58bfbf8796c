import type { ComponentProps } from "react";

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
