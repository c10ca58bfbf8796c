import type { ComponentProps } from "react";
import { buttonClass, type ButtonShape } from "./button-class.ts";
import { CircleNotchIcon } from "./icon.ts";
import { pressProps } from "./press-props.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonShape {
  /** Work is under way: a turning sign, no second press. */
  busy?: boolean | undefined;
  /** Why it is disabled, shown when it is pointed at, pressed or reached. Better still: say it in the label ("Again in 0:08"). */
  reason?: string | undefined;
}

/** It does not submit its form unless `type="submit"` says so. */
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
      {/* Drawn first: nothing is put before a text, which a browser that translates has replaced. */}
      {busy && (
        <span className="turn">
          <CircleNotchIcon size="s" />
        </span>
      )}
    </button>
  );
}
