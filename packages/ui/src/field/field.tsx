import { useId, type ReactNode } from "react";
import { Sentence, descriptionOf, type FieldMessage, type DescribedBy } from "./sentence.tsx";

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
    <div className="f">
      <label htmlFor={inputId}>
        <span>{label}</span>
        {optional && <span className="opt">{optional}</span>}
      </label>
      {children({ id: inputId, ...descriptionOf(says, sentenceId, describedBy) })}
      {aside === undefined ? (
        <Sentence id={sentenceId} {...says} />
      ) : (
        <div className="below">
          <Sentence id={sentenceId} {...says} />
          {aside}
        </div>
      )}
    </div>
  );
}

/** The classes of the box around an input. */
export const boxClass = (says: Pick<FieldMessage, "error" | "good">, off?: boolean): string =>
  ["in", says.error === undefined ? (says.good ? "ok" : "") : "bad", off ? "off" : ""]
    .filter(Boolean)
    .join(" ");
