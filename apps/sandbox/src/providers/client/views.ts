import type { EngineName } from "../engines/engine.ts";
import type { EngineView, ViewPorts } from "./engine-view.ts";

type MakeView = (ports: ViewPorts) => Promise<EngineView>;

/** The looks of the engines, one a line; the page loads that of its own engine alone. */
export const views: Partial<Record<EngineName, MakeView>> = {
  crash: async (ports) => (await import("./crash-view.ts")).createCrashView(ports),
  blackjack: async (ports) => (await import("./blackjack-view.ts")).createBlackjackView(ports),
  wheel: async (ports) => (await import("./wheel-view.ts")).createWheelView(ports),
  race: async (ports) => (await import("./race-view.ts")).createRaceView(ports),
  keno: async (ports) => (await import("./keno-view.ts")).createKenoView(ports),
  match: async (ports) => (await import("./match-view.ts")).createMatchView(ports),
  slot: async (ports) => (await import("./slot-view.ts")).createSlotView(ports),
};
