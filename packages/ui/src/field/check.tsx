import { useId, type ComponentProps, type ReactNode } from "react";
import { CheckIcon } from "../icon.ts";
import { Sentence, descriptionOf, type FieldMessage } from "./sentence.tsx";

export interface CheckProps
  extends Omit<ComponentProps<"input">, "type" | "children">, Pick<FieldMessage, "hint" | "error"> {
  children: ReactNode;
}

/** A checkbox with its label. */
export function Check({ children, hint, error, ...input }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={error === undefined ? "check" : "check bad"}>
        <span className="box">
          <input type="checkbox" {...input} {...descriptionOf({ hint, error }, id)} />
          <CheckIcon size="s" />
        </span>
        <span>{children}</span>
      </label>
      <Sentence id={id} hint={hint} error={error} />
    </div>
  );
}
