import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the list of devices, or with the notice of the last login. */
export const deviceWords = catalogue<typeof en>(
  "devices",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type DeviceMessage = MessageIdOf<typeof deviceWords>;
