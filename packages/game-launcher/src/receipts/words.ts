import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the receipts: they come with the first one, not with the first page. */
export const receiptWords = catalogue<typeof en>(
  "receipts",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type ReceiptMessage = MessageIdOf<typeof receiptWords>;
