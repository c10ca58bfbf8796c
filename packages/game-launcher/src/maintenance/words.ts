import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the maintenance notice: they come with the first one, not with the first page. */
export const maintenanceWords = catalogue<typeof en>(
  "maintenance",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
