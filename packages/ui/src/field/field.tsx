import { useId, type ReactNode } from "react";
import { WarningCircleFillIcon } from "../icon/index.ts";

export interface FieldWords {
  /** Stands above the input, always. */
  label: string;
  /** "optional", beside the label. */
  optional?: string | undefined;
  /** Below the input, until there is an error. */
  hint?: string | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
}

export interface InputTies {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** The box with the input in it; the ties belong on the input. */
  children: (ties: InputTies) => ReactNode;
}

/** Label, input, and one sentence below that belongs to the input. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const sentenceId = `${inputId}-says`;
  const sentence = error ?? hint;

  return (
    <div className="f">
      <label htmlFor={inputId}>
        {label}
        {optional && <span className="opt">{optional}</span>}
      </label>
      {children({
        id: inputId,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": sentence === undefined ? undefined : sentenceId,
      })}
      {sentence !== undefined && (
        <p className={error === undefined ? "msg" : "msg err"} id={sentenceId}>
          {error !== undefined && <WarningCircleFillIcon size="s" />}
          {sentence}
        </p>
      )}
    </div>
  );
}

/** The look of the box around an input. */
export const boxClass = (error: string | undefined, disabled: boolean | undefined): string =>
  ["in", error === undefined ? "" : "bad", disabled ? "off" : ""].filter(Boolean).join(" ");
