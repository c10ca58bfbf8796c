import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words for a login by address that fails: they come with the first one. */
export const addressLoginWords = catalogue<typeof en>(
  "address-login",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
