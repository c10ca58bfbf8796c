import * as v from "valibot";
import { readEnvelope } from "./envelope.ts";

/** What an answer's text says. */
export interface ReadAnswer<Data> {
  readonly code: string;
  readonly message: string;
  /** As it was delivered, for a refusal. */
  readonly data: unknown;
  /** What the call makes of it; nothing when it cannot be read. */
  readonly value: { readonly is: Data } | undefined;
}

/** Reads an answer's text somewhere else than on the page's own thread; where that fails, nothing was answered. */
export type Elsewhere<Data> = (
  bytes: ArrayBuffer,
  signal: AbortSignal,
) => Promise<ReadAnswer<Data> | undefined>;

/**
 * NUL and halves of a character, such as an emoji that was cut in two. No document can carry them, so what a server draws
 * of them is not what a browser draws of the same answer. JSON spells them as escapes.
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

/** Nothing when it is no answer at all. */
export function readAnswer<Data>(
  reads: v.GenericSchema<unknown, Data>,
  text: string,
): ReadAnswer<Data> | undefined {
  const envelope = readEnvelope(parsed(text));
  if (!envelope) return undefined;
  const read = v.safeParse(reads, envelope.data);
  return { ...envelope, value: read.success ? { is: read.output } : undefined };
}
