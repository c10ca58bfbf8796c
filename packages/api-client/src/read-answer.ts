import * as v from "valibot";
import { readEnvelope } from "./envelope.ts";

/** The parsed text of a response. */
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
