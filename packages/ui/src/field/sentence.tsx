import { CheckCircleFillIcon, WarningCircleFillIcon } from "../icon.ts";

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
      <p className="msg err" id={id}>
        <WarningCircleFillIcon size="s" />
        <span>{sentence}</span>
      </p>
    );
  }
  const good = sentence === says.good;
  return (
    <p className={good ? "msg good" : "msg"} id={id}>
      {good && <CheckCircleFillIcon size="s" />}
      <span>{sentence}</span>
    </p>
  );
}
