import type { EngineName } from "@naluma/game-engines/engine";
import type { EngineView, ViewPorts } from "./engine-view.ts";

type CreateView = (ports: ViewPorts) => EngineView;

/** The looks of the engines, one a line; the page loads that of its own engine alone. */
export const views: Readonly<Record<EngineName, () => Promise<CreateView>>> = {
  crash: async () => (await import("./crash-view.ts")).createCrashView,
  blackjack: async () => (await import("./blackjack-view.ts")).createBlackjackView,
  wheel: async () => (await import("./wheel-view.ts")).createWheelView,
  race: async () => (await import("./race-view.ts")).createRaceView,
  keno: async () => (await import("./keno-view.ts")).createKenoView,
  match: async () => (await import("./match-view.ts")).createMatchView,
  slot: async () => (await import("./slot-view.ts")).createSlotView,
};
