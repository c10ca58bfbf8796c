import type { ComponentProps } from "react";
import { initials } from "./initials.ts";

export interface AvatarProps extends ComponentProps<"button"> {
  /** The member's account name. */
  name: string;
  /** What the button opens: "Account menu". */
  label: string;
}

/** Opens the member's menu. */
export function Avatar({ name, label, ...rest }: AvatarProps) {
  return (
    <button type="button" aria-label={label} {...rest} className="avatar">
      {initials(name)}
    </button>
  );
}
