/**
 * A game type: `key` names its texts, `prefix` its provider codes. The rows require the prefixes (LOBBY-56 to
 * LOBBY-63), but no code is ever composed, because the wire sends complete ones.
 */
export interface GameType {
  readonly id: number;
  readonly key: string;
  readonly prefix: string;
}

export const gameTypes = [
  { id: 2, key: "slot", prefix: "e_" },
  { id: 3, key: "live_casino", prefix: "v_" },
  { id: 4, key: "sports", prefix: "s_" },
  { id: 5, key: "lottery", prefix: "l_" },
  { id: 6, key: "card_game", prefix: "c_" },
  { id: 7, key: "virtual_sport", prefix: "t_" },
  { id: 8, key: "cockfight", prefix: "d_" },
  { id: 9, key: "esport", prefix: "g_" },
] as const satisfies readonly GameType[];

/** Types 1 to 7 appear in the lobby's navigation; type 1 uses the name that the platform sends. */
export const isLobbyType = (id: number): boolean => id >= 1 && id <= 7;

/** The type of slots, and of crash games too. */
export const slots = 2;

/** A game type by its number, or crash games, which have a menu of their own and no type. */
export type Category = number | "crash";

/** The address of a category on the home page: `#live_casino`. It works before hydration, and can be shared. */
export const categoryAddress = (category: Category): string =>
  `#${category === "crash" ? category : (gameTypes.find(({ id }) => id === category)?.key ?? `type_${category}`)}`;

/** The category that a hash names, if any. */
export function categoryAt(hash: string): Category | undefined {
  const key = hash.slice(1);
  if (key === "crash") return key;
  const unnamed = /^type_(\d{1,3})$/.exec(key)?.[1];
  return unnamed ? Number(unnamed) : gameTypes.find((type) => type.key === key)?.id;
}
