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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
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
