import * as v from "valibot";

/** The contents of a response under /api, in either of its two forms (docs/wire/wire.md, Envelopes). */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Codes are compared as strings and keep their leading zeros: 099 is not 99. */
const asText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : undefined;
};

/** Reads either form, trying `header.status` first; `undefined` when the response is neither. */
export function readEnvelope(answer: unknown): Envelope | undefined {
  if (!isRecord(answer)) return undefined;
  if (isRecord(answer["header"])) {
    const code = asText(answer["header"]["status"]);
    if (code !== undefined)
      return {
        code,
        message: asText(answer["header"]["desc"]) ?? "",
        data: answer["body"] ?? null,
      };
  }
  const code = asText(answer["code"]);
  if (code === undefined) return undefined;
  return { code, message: asText(answer["message"]) ?? "", data: answer["data"] ?? null };
}

/**
 * Success is 100 or 1000, in both forms (API-09, A-039).
 * The specification gives no rule for the header form: an operator who judges it differently changes this line.
 */
export const isSuccess = (code: string): boolean => code === "100" || code === "1000";

export interface ReadAnswer<Data> {
  readonly code: string;
  readonly message: string;
  /** As it was delivered; refusals pass it on. */
  readonly data: unknown;
  /** The result of the call's schema; `undefined` when the data does not match it. */
  readonly value: { readonly is: Data } | undefined;
}

/** Parses a response's text off the page's own thread. If that fails, the call counts as unanswered. */
export type Elsewhere<Data> = (
  bytes: ArrayBuffer,
  signal: AbortSignal,
) => Promise<ReadAnswer<Data> | undefined>;

/**
 * NUL and unpaired surrogates, such as half of an emoji. HTML cannot carry them, so the server's markup would differ
 * from what the browser renders from the same response. JSON spells them as escapes.
 */
const unwritable = /[\0\p{Surrogate}]/gu;
const mayHold = /\\u(0000|d[89a-f])/i;

const writable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replace(unwritable, "") : value;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text, mayHold.test(text) ? writable : undefined);
  } catch {
    return undefined;
  }
};

/** `undefined` when the text is not a valid response. */
export function readAnswer<Data>(
  reads: v.GenericSchema<unknown, Data>,
  text: string,
): ReadAnswer<Data> | undefined {
  const envelope = readEnvelope(parsed(text));
  if (!envelope) return undefined;
  const read = v.safeParse(reads, envelope.data);
  return { ...envelope, value: read.success ? { is: read.output } : undefined };
}
