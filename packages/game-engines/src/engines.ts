import { baccarat } from "./baccarat/baccarat.ts";
import { blackjack } from "./blackjack/blackjack.ts";
import { crash } from "./crash/crash.ts";
import type { Engine, EngineName } from "./engine.ts";
import { keno } from "./keno/keno.ts";
import { match } from "./match/match.ts";
import { race } from "./race/race.ts";
import { roulette } from "./roulette/roulette.ts";
import { cascade } from "./slot/families/cascade.ts";
import { slotEngine } from "./slot/families/family.ts";
import { freeGames } from "./slot/families/free-games.ts";
import { three } from "./slot/families/three-reel.ts";
import { wilds } from "./slot/families/wilds.ts";
import { slot } from "./slot/slot.ts";
import { wheel } from "./wheel/wheel.ts";

/** Engines by name, one per line. Games whose engine is missing are listed in the lobby and refused. */
const engines: Partial<Record<EngineName, Engine>> = {
  slot,
  crash,
  blackjack,
  wheel,
  race,
  keno,
  match,
  "slot-free-games": slotEngine(freeGames),
  "slot-cascade": slotEngine(cascade),
  "slot-three": slotEngine(three),
  "slot-wilds": slotEngine(wilds),
  roulette,
  baccarat,
};

export const engineNamed = (name: EngineName): Engine | undefined => engines[name];
