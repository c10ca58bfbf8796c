import type { EngineName } from "@naluma/game-engines/engine";
import { slotFamilyOf } from "@naluma/game-engines/slot/families";

/** The folder with the page of an engine: all families of slots share one. */
export const gameFolder = (engine: EngineName): string => (slotFamilyOf(engine) ? "slot" : engine);
