import type { LobbyMessage } from "../words.ts";

const names: Readonly<Record<number, LobbyMessage>> = {
  2: "lobby.kind_2",
  3: "lobby.kind_3",
  4: "lobby.kind_4",
  5: "lobby.kind_5",
  6: "lobby.kind_6",
  7: "lobby.kind_7",
};

/** Our own words for a kind of game; nothing for one that goes by its delivered name. */
export const kindName = (typeId: number): LobbyMessage | undefined => names[typeId];
