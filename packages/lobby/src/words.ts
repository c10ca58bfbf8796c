import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

export const words = catalogue<typeof en>(
  "lobby",
  import.meta.glob("./*.json", { base: "./locales", query: "?words", import: "default" }),
);

export type LobbyMessage = MessageIdOf<typeof words>;
