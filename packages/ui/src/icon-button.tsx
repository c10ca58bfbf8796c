import type { ComponentProps } from "react";
import { pressProps } from "./press-props.ts";

export interface IconButtonProps extends ComponentProps<"button"> {
  /** Its name: an icon alone says nothing. */
  label: string;
  /** Work is under way: the icon turns, no second press. */
  busy?: boolean | undefined;
}

/** A square button that holds an icon, and perhaps a `<Badge>`. */
export function IconButton(props: IconButtonProps) {
  const { label, busy, disabled, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={className ? `icon-btn ${className}` : "icon-btn"}
      aria-label={label}
      {...pressProps({ disabled, busy, onClick })}
    />
  );
}
