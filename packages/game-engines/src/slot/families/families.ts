import type { EngineName } from "../../engine.ts";
import { cascade } from "./cascade.ts";
import { classic } from "./classic.ts";
import type { SlotFamily } from "./family.ts";
import { freeGames } from "./free-games.ts";
import { three } from "./three.ts";
import { wilds } from "./wilds.ts";

/** The families of slots, one a line; a game of the catalogue belongs to one of them. */
export const slotFamilies: readonly SlotFamily[] = [classic, freeGames, cascade, three, wilds];

export const slotFamilyOf = (engine: EngineName): SlotFamily | undefined =>
  slotFamilies.find(({ name }) => name === engine);
