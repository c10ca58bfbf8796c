import { gameTypes } from "@naluma/site/game-type";
import type { Kind } from "./hall.ts";

/** Where a kind is on the home page: `#live_casino`. It works before the page does, and can be passed on. */
export const kindAddress = (kind: Kind): string =>
  `#${kind === "crash" ? kind : (gameTypes.find(({ id }) => id === kind)?.key ?? `type_${kind}`)}`;

/** The kind that an address names; nothing where it names none. */
export function kindAt(hash: string): Kind | undefined {
  const key = hash.slice(1);
  if (key === "crash") return key;
  const unnamed = /^type_(\d{1,3})$/.exec(key)?.[1];
  return unnamed ? Number(unnamed) : gameTypes.find((type) => type.key === key)?.id;
}
