import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the member centre and of the ways into it: they come with the first opening, not with the first page. */
export const centreWords = catalogue<typeof en>(
  "member-centre",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type CentreMessage = MessageIdOf<typeof centreWords>;
