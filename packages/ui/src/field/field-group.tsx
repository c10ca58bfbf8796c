import { useId, type FocusEvent, type ReactNode } from "react";
import type { FieldWords } from "./field.tsx";
import { Sentence, tiesOf, type Ties } from "./sentence.tsx";

export interface FieldGroupProps extends FieldWords {
  className?: string | undefined;
  role?: "radiogroup" | undefined;
  /** The focus has left all of its inputs. */
  onLeave?: (() => void) | undefined;
  /** The inputs; the ties belong on each of them, or on the group where `role` is given. */
  children: (ties: Ties) => ReactNode;
}

/** Several inputs that are one answer: one name above, one sentence below. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, optional, className, role, onLeave, children, ...says } = props;
  const id = useId();
  const ties = tiesOf(says, id);

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears its inputs lose the focus, and does nothing by itself
    <fieldset
      className={className === undefined ? "f" : `f ${className}`}
      role={role}
      onBlur={leave}
      {...(role ? ties : {})}
    >
      <legend className="lab">
        {label}
        {optional && <span className="opt">{optional}</span>}
      </legend>
      {children(ties)}
      <Sentence id={id} {...says} />
    </fieldset>
  );
}
