import type { ComponentProps } from "react";
import { initials } from "./initials.ts";

export interface AvatarProps extends ComponentProps<"button"> {
  /** The member's account name. */
  name: string;
  /** What the button opens: "Account menu". */
  label: string;
}

/** Opens the member's menu. The letters are a picture: drawn by the style sheet, not read out. */
export function Avatar({ name, label, ...rest }: AvatarProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className="avatar"
      data-letters={initials(name)}
    />
  );
}
