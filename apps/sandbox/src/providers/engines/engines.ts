import type { Engine, EngineName } from "./engine.ts";
import { slot } from "./slot/slot.ts";

/** Engines by name, one a line. Games of one that is not here are listed in the lobby and refused. */
const engines: Partial<Record<EngineName, Engine>> = {
  slot,
};

export const engineNamed = (name: EngineName): Engine | undefined => engines[name];
