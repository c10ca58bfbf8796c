import type { ComponentProps } from "react";

export interface ChipProps extends ComponentProps<"button"> {
  /** A chip that switches something on; leave it out for one that opens something. */
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
