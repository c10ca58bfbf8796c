export type ButtonLook = "primary" | "soft" | "line" | "accent" | "danger" | "text";

export interface ButtonShape {
  /** At most one `primary` in a bar, banner or dialog. */
  look?: ButtonLook | undefined;
  /** 34, 40 (44 on mobile) or 48 pixels high. */
  size?: "s" | "m" | "l" | undefined;
  /** Takes the full width of its container. */
  block?: boolean | undefined;
  className?: string | undefined;
}

const sizes = { s: "button-small", m: "", l: "button-large" };

/** For links styled as buttons: `<Link className={buttonClass({ look: "line" })}>`. */
export const buttonClass = ({ look = "soft", size = "m", block, className }: ButtonShape): string =>
  ["button", `button-${look}`, sizes[size], block ? "button-block" : "", className ?? ""]
    .filter((name) => name !== "")
    .join(" ");
