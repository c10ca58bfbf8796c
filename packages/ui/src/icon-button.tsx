import type { ComponentProps } from "react";
import { pressProps } from "./press-props.ts";

export interface IconButtonProps extends ComponentProps<"button"> {
  /** The accessible name, since an icon alone has none. */
  label: string;
  /** Shows a spinning icon and ignores further presses. */
  busy?: boolean | undefined;
}

/** A square button with an icon and, optionally, a `<Badge>`. */
export function IconButton(props: IconButtonProps) {
  const { label, busy, disabled, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={className ? `icon-button ${className}` : "icon-button"}
      aria-label={label}
      {...pressProps({ disabled, busy, onClick })}
    />
  );
}
