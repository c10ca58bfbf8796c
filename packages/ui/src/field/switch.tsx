import type { ComponentProps, ReactNode } from "react";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  /** The label of the setting, which takes effect immediately. */
  children: ReactNode;
}

export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className="setrow">
      <span>{children}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- "ARIA in HTML" forbids aria-checked on a checkbox: its own state is what is told */}
      <input type="checkbox" role="switch" className="sw" {...input} />
    </label>
  );
}
