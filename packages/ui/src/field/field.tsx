import { type FocusEvent, type ReactNode, useId } from "react";
import { CheckCircleFillIcon, WarningCircleFillIcon } from "../icon.ts";

export interface FieldWords extends FieldMessage {
  /** Always visible above the input. */
  label: string;
  /** "optional", beside the label. */
  optional?: string | undefined;
}

export interface InputTies extends DescribedBy {
  id: string;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** The id of another element that describes the input. */
  describedBy?: string | undefined;
  /** Beside the message below the input, at the end of the line. */
  aside?: ReactNode;
  /** The box with the input, which must have these attributes. */
  children: (ties: InputTies) => ReactNode;
}

/** A label, an input, and a message below that describes it. */
export function Field({ id, label, optional, describedBy, aside, children, ...says }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const sentenceId = `${inputId}-says`;

  return (
    <div className="field">
      <label htmlFor={inputId}>
        <span>{label}</span>
        {optional && <span className="field-optional">{optional}</span>}
      </label>
      {children({ id: inputId, ...descriptionOf(says, sentenceId, describedBy) })}
      {aside === undefined ? (
        <Sentence id={sentenceId} {...says} />
      ) : (
        <div className="field-below">
          <Sentence id={sentenceId} {...says} />
          {aside}
        </div>
      )}
    </div>
  );
}

export const boxClass = (says: Pick<FieldMessage, "error" | "good">, off?: boolean): string =>
  [
    "field-box",
    says.error === undefined ? (says.good ? "is-valid" : "") : "is-invalid",
    off ? "is-disabled" : "",
  ]
    .filter(Boolean)
    .join(" ");

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
      className={className === undefined ? "field" : `field ${className}`}
      role={role}
      {...(role ? ties : {})}
    >
      <legend className="field-label">
        <span>{label}</span>
        {optional && <span className="field-optional">{optional}</span>}
      </legend>
      {children(ties, leave)}
      <Sentence id={id} {...says} />
    </fieldset>
  );
}

/** The message below an input: the first available of error, confirmation and hint. */
export interface FieldMessage {
  hint?: string | undefined;
  /** The error message: what is wrong and how to correct it. */
  error?: string | undefined;
  /** The value is valid: shows an icon in the box, and the text if there is one. */
  good?: string | boolean | undefined;
}

export interface DescribedBy {
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

const sentenceOf = ({ hint, error, good }: FieldMessage): string | undefined =>
  error ?? (typeof good === "string" ? good : hint);

/** The ids for an input's `aria-describedby`: its message, and `others` that describe it too. */
export function descriptionOf(
  says: FieldMessage,
  id: string,
  ...others: (string | undefined)[]
): DescribedBy {
  const described = [sentenceOf(says) === undefined ? undefined : id, ...others];
  return {
    "aria-invalid": says.error === undefined ? undefined : true,
    "aria-describedby": described.filter((one) => one !== undefined).join(" ") || undefined,
  };
}

export function Sentence({ id, ...says }: FieldMessage & { id: string }) {
  const sentence = sentenceOf(says);
  if (sentence === undefined) return null;
  if (says.error !== undefined) {
    return (
      <p className="message message-error" id={id}>
        <WarningCircleFillIcon size="s" />
        <span>{sentence}</span>
      </p>
    );
  }
  const good = sentence === says.good;
  return (
    <p className={good ? "message message-good" : "message"} id={id}>
      {good && <CheckCircleFillIcon size="s" />}
      <span>{sentence}</span>
    </p>
  );
}
