import { gameTypes } from "./game-type.ts";

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
