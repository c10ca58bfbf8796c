import type { EngineName } from "@naluma/game-engines/engine";
import type { GameView, ViewPorts } from "./game-view.ts";

type CreateView = (ports: ViewPorts) => GameView;

const createSlotView = async (): Promise<CreateView> =>
  (await import("../slot/slot-view.ts")).createSlotView;

/** The views of the games; a page loads only its own. */
export const views: Readonly<Record<EngineName, () => Promise<CreateView>>> = {
  crash: async () => (await import("../crash/crash-view.ts")).createCrashView,
  blackjack: async () => (await import("../blackjack/blackjack-view.ts")).createBlackjackView,
  wheel: async () => (await import("../wheel/wheel-view.ts")).createWheelView,
  race: async () => (await import("../race/race-view.ts")).createRaceView,
  keno: async () => (await import("../keno/keno-view.ts")).createKenoView,
  match: async () => (await import("../match/match-view.ts")).createMatchView,
  slot: createSlotView,
  "slot-free-games": createSlotView,
  "slot-cascade": createSlotView,
  "slot-three": createSlotView,
  "slot-wilds": createSlotView,
  roulette: async () => (await import("../roulette/roulette-view.ts")).createRouletteView,
  baccarat: async () => (await import("../baccarat/baccarat-view.ts")).createBaccaratView,
};
