import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the questions before a start: they come with the launcher, not with the first page. */
export const questionWords = catalogue<typeof en>(
  "questions",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type QuestionMessage = MessageIdOf<typeof questionWords>;
