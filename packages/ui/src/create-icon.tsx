import type { ReactElement } from "react";

export interface IconProps {
  /** Small 16, medium 20 (the default), large 24 pixels. */
  size?: "s" | "m" | "l";
}

type Icon = (props: IconProps) => ReactElement;

const classOf = { s: "icon icon-small", m: "icon", l: "icon icon-large" };

/**
 * Phosphor 2.1.1, MIT (licenses/MIT-Phosphor.txt): regular or bold weight, fill for the current item.
 * They are split into three files, by the time at which they load.
 *
 * Icons are hidden from screen readers; the control or text beside them has the meaning.
 */
export const createIcon = (d: string): Icon =>
  function Icon({ size = "m" }) {
    return (
      <svg className={classOf[size]} viewBox="0 0 256 256" aria-hidden="true">
        <path d={d} />
      </svg>
    );
  };
