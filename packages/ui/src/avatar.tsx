import type { ComponentProps } from "react";

export interface AvatarProps extends ComponentProps<"button"> {
  name: string;
  /** The accessible name of the button: "Account menu". */
  label: string;
}

/** Opens the member's menu. The style sheet draws the initials, so that screen readers do not read them. */
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

/** The first two characters of an account name; `Intl.Segmenter` keeps a letter and its marks together. */
export function initials(name: string): string {
  const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return Array.from(signs, ({ segment }) => segment)
    .slice(0, 2)
    .join("");
}
