import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** What a registration answers: rules of its fields, codes of the server, and what became of it. */
export const registerMessages = catalogue<typeof en>(
  "register-messages",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
