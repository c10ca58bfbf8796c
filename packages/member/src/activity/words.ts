import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the activity statement: they come with its page. */
export const activityWords = catalogue<typeof en>(
  "activity",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type ActivityMessage = MessageIdOf<typeof activityWords>;
