import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the first login dialog of a site that offers such a login. */
export const words = catalogue<typeof en>(
  "third-party-login",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
