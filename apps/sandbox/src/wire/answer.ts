import type { Locale } from "@naluma/site/locale";
import { filled, wordFiles } from "@naluma/site/word-files";
import en from "./words/en_US.json" with { type: "json" };

export type MessageName = keyof typeof en;

const localized = wordFiles(new URL("./words/", import.meta.url), en);

/** A message for display, in the language of the request. */
export const words = (name: MessageName, lang: Locale): string => localized(lang).words[name];

/** The response of a call, before it is put into one of the two envelopes. */
export interface Answer {
  /** The HTTP status: 200 for every well-formed request. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Code 100, the only success code of this platform except that of template_config (W-03). */
export const done = (data: unknown = null, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  code: "100",
  message: "Success",
  data,
  headers,
});

/** A refusal that the call documents: HTTP 200 and a code of its own (W-01). */
export const refusal = (
  code: string,
  message: MessageName,
  lang: Locale,
  data: Readonly<Record<string, unknown>> | null = null,
  gaps: Readonly<Record<string, string>> = {},
): Answer => ({ status: 200, code, message: filled(words(message, lang), gaps), data });

/** A transport failure, whose code is the status as text. */
export const failure = (
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503,
  lang: Locale,
  data: Readonly<Record<string, unknown>> | null = null,
): Answer => ({ status, code: String(status), message: words(`status_${status}`, lang), data });

/** @param seconds whole, at least 1 */
export const tooMany = (seconds: number, lang: Locale): Answer => ({
  ...failure(429, lang, { wait_seconds: seconds }),
  headers: { "retry-after": String(seconds) },
});

/** Form 1 is code/message/data, form 2 header/body. */
export type EnvelopeForm = 1 | 2;

export const enveloped = ({ code, message, data }: Answer, form: EnvelopeForm): unknown =>
  form === 1 ? { code, message, data } : { header: { status: code, desc: message }, body: data };
