import { useId, type FocusEvent, type ReactNode } from "react";
import type { FieldWords } from "./field.tsx";
import { Sentence, descriptionOf, type DescribedBy } from "./sentence.tsx";

export interface FieldGroupProps extends FieldWords {
  className?: string | undefined;
  role?: "radiogroup" | undefined;
  /** The focus has left all of its inputs. */
  onLeave?: (() => void) | undefined;
  /** The inputs: each hears `onBlur`, and takes the ties unless `role` puts them on the group. */
  children: (ties: DescribedBy, onBlur: (event: FocusEvent) => void) => ReactNode;
}

/** Several inputs that are one answer: one name above, one sentence below. */
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
