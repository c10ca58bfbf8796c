import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of a logout: they come with the session, not with the first page. */
export const logoutWords = catalogue<typeof en>(
  "logout",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type LogoutMessage = MessageIdOf<typeof logoutWords>;
