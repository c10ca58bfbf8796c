import type { ComponentProps } from "react";
import { buttonClass, type ButtonShape } from "./button-class.ts";
import { CircleNotchIcon } from "./icon.ts";
import { pressProps } from "./press-props.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonShape {
  /** Shows a spinner and ignores further presses. */
  busy?: boolean | undefined;
  /** Why it is disabled, shown on hover, press or focus. Better still: say it in the label ("Again in 0:08"). */
  reason?: string | undefined;
}

/** Does not submit its form unless `type="submit"` is set. */
export function Button(props: ButtonProps) {
  const { look, size, block, className, busy, reason, disabled, onClick, children, ...rest } =
    props;
  return (
    <button
      type="button"
      title={disabled ? reason : undefined}
      {...rest}
      className={buttonClass({ look, size, block, className })}
      {...pressProps({ disabled, busy, onClick })}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
      {/* Shown first by CSS, but after the text: React cannot insert before a node that a translation has replaced. */}
      {busy && (
        <span className="spinner">
          <CircleNotchIcon size="s" />
        </span>
      )}
    </button>
  );
}
