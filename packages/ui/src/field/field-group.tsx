import { useId, type FocusEvent, type ReactNode } from "react";
import type { FieldWords } from "./field.tsx";
import { Sentence, descriptionOf, type DescribedBy } from "./sentence.tsx";

export interface FieldGroupProps extends FieldWords {
  className?: string | undefined;
  role?: "radiogroup" | undefined;
  /** Called when the focus has left all inputs of the group. */
  onLeave?: (() => void) | undefined;
  /** The inputs: each gets `onBlur`, and the ARIA attributes unless `role` puts those on the group. */
  children: (ties: DescribedBy, onBlur: (event: FocusEvent) => void) => ReactNode;
}

/** Several inputs that form a single answer, with one label above and one message below. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, optional, className, role, onLeave, children, ...says } = props;
  const id = useId();
  const ties = descriptionOf(says, id);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest("fieldset")?.contains(relatedTarget)) onLeave?.();
  };

  return (
    <fieldset
      className={className === undefined ? "f" : `f ${className}`}
      role={role}
      {...(role ? ties : {})}
    >
      <legend className="lab">
        <span>{label}</span>
        {optional && <span className="opt">{optional}</span>}
      </legend>
      {children(ties, leave)}
      <Sentence id={id} {...says} />
    </fieldset>
  );
}
