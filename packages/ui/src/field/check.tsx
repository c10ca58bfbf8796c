import type { ComponentProps, ReactNode } from "react";
import { CheckIcon } from "../icon/index.ts";

export interface CheckProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
}

/** A box to tick, with its words. */
export function Check({ children, ...input }: CheckProps) {
  return (
    <label className="check">
      <span className="box">
        <input type="checkbox" {...input} />
        <CheckIcon size="s" />
      </span>
      <span>{children}</span>
    </label>
  );
}
