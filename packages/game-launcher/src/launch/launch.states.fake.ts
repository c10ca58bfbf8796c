import type { NamedGame } from "@naluma/site/game";
import { koi as game } from "../runner/launch.runner.fake.ts";
import type { LaunchEvent, PlayRequested } from "./launch.events.ts";
import { launch } from "./launch.machine.ts";
import type { LaunchState, Playing, Starting } from "./launch.state.ts";

/** The states that a launch of one game passes through, in a window. */
export { game };

export const other: NamedGame = { ...game, gameCode: "JL-050", name: "Fortune Cat" };
export const free: NamedGame = { ...game, customized: true };

export const launchId = "launch-one";
export const url = "https://game.providerId.example/run";
const common = { launchId, game, open: "window" } as const;
export const opening: Starting = { ...common, at: "starting", step: "opening", before: undefined };
export const waitingChannel: Starting = { ...common, at: "starting", step: "waiting-channel" };
export const asking: Starting = { ...common, at: "starting", step: "asking", asked: 1 };
export const waitingAddress: Starting = { ...asking, step: "waiting-address" };
export const askingFrame: Starting = { ...common, at: "starting", step: "asking-frame", url };
export const handingOver: Starting = { ...common, at: "starting", step: "handing-over", url };
export const playing: Playing = { ...common, at: "playing", phase: "settled", url };
export const closing: LaunchState = {
  at: "quitting",
  step: "closing",
  launchId,
  providerId: "GPJL",
};
export const leaving: LaunchState = { ...closing, step: "leaving" };

export const asks = (overrides: Partial<PlayRequested> = {}): PlayRequested => ({
  type: "play-requested",
  launchId: "launch-two",
  game,
  open: "window",
  desktop: true,
  signedIn: true,
  siteClosed: false,
  playsElsewhere: false,
  mayEndGame: true,
  ...overrides,
});

export const orders = (state: LaunchState, event: LaunchEvent) =>
  launch(state, event)
    .slice(1)
    .map((effect) => ("do" in effect ? effect.do : ""));

/** Applies the events one after the other and returns the final state. */
export const after = (state: LaunchState, ...events: LaunchEvent[]): LaunchState =>
  events.reduce((reduced, event) => launch(reduced, event)[0], state);
