import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** What is said of returning balances: it comes with the session, not with the first page. */
export const returnWords = catalogue<typeof en>(
  "wallet-return",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type ReturnMessage = MessageIdOf<typeof returnWords>;
