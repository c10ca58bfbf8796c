import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the agent centre: they come with its pages. */
export const agentWords = catalogue<typeof en>(
  "agent-centre",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type AgentMessage = MessageIdOf<typeof agentWords>;
