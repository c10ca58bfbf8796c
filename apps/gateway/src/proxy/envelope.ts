import { wordFiles } from "@naluma/site/word-files";
import en from "./words/en_US.json" with { type: "json" };

const wordsIn = wordFiles(new URL("./words/", import.meta.url), en);

/** The gateway's own refusals, in the form of every answer under /api (docs/wire/wire.md, Envelopes). */
const messages = {
  404: "no_feature",
  405: "not_here",
  413: "too_large",
  502: "out_of_service",
  504: "no_answer",
} as const satisfies Readonly<Record<number, keyof typeof en>>;

export type GatewayStatus = keyof typeof messages;

/** @param lang the language that the call names in its header; English for one that we do not have */
export const envelope = (status: GatewayStatus, lang: string): string =>
  JSON.stringify({
    code: String(status),
    message: wordsIn(lang).words[messages[status]],
    data: null,
  });
