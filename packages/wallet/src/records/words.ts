import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the records: they come with the pages that show them. */
export const recordWords = catalogue<typeof en>(
  "records",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type RecordMessage = MessageIdOf<typeof recordWords>;
