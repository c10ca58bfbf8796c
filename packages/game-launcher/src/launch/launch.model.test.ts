import fc from "fast-check";
import { expect, test } from "vitest";
import { koi } from "../runner/launch.runner.fake.ts";
import { Environment, type Move } from "./launch.environment.fake.ts";
import { launchTimes } from "./launch.times.ts";

const games = [koi, { ...koi, providerId: "GPKS", gameCode: "KS-002" }];

const plays = games.flatMap((game): Move[] =>
  (["window", "modal", "page", "redirect"] as const).flatMap((open): Move[] => {
    const play = { move: "play", game, open, desktop: true, signedIn: true, opens: true } as const;
    return [play, { ...play, desktop: false }, { ...play, elsewhere: true }];
  }),
);

const turnedAway = games.flatMap((game): Move[] => {
  const play = { move: "play", game, open: "window", desktop: true } as const;
  return [
    { ...play, signedIn: false, opens: true },
    { ...play, signedIn: true, opens: false },
    { ...play, signedIn: true, opens: true, mayEndGame: false },
  ];
});

/** Some moves are repeated to make them more likely: a run that never gets far finds nothing. */
const moves: readonly Move[] = [
  ...plays,
  ...plays,
  ...turnedAway,
  ...[100, 300, 500, 500, 1_000, 5_000, 8_000, 30_000].flatMap((ms): Move[] => [
    { move: "pass", ms },
    { move: "pass", ms },
  ]),
  ...(
    ["accepted", "accepted", "accepted", "with-address", "refused", "fault", "lost"] as const
  ).map((how): Move => ({ move: "answer", how })),
  ...(["own", "own", "own", "foreign", "unnamed", "late"] as const).flatMap((whose): Move[] => [
    { move: "address", whose, usable: true },
    { move: "address", whose, usable: whose !== "own" },
  ]),
  { move: "frame", allowed: true },
  { move: "frame", allowed: true },
  { move: "frame", allowed: true },
  { move: "frame", allowed: false },
  { move: "frame", allowed: false },
  { move: "reach", how: "shown" },
  { move: "reach", how: "unreachable" },
  { move: "reach", how: "unreachable" },
  { move: "reach", how: "unreachable" },
  { move: "reach", how: "unreachable" },
  { move: "reach", how: "refused" },
  { move: "channel" },
  { move: "channel" },
  { move: "channel" },
  { move: "channel" },
  { move: "channel" },
  { move: "close" },
  { move: "close" },
  { move: "quit" },
  { move: "quit" },
  { move: "force" },
  { move: "logout" },
  { move: "taken" },
  { move: "leftover" },
  { move: "left", returned: true },
  { move: "left", returned: true },
  { move: "left", returned: false },
];

/** `npm run model` runs a million. */
const { numRuns = 20_000 } = fc.readConfigureGlobal();

const story = fc.array(fc.nat(moves.length - 1), { maxLength: 12, size: "max" });

test("whatever the player and the world do, every start ends visibly, money is returned, and nothing hangs", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(story, (picks) => {
      const environment = new Environment();
      for (const pick of picks) {
        const move = moves[pick];
        if (move) environment.make(move);
        const { state } = environment;
        reached.add(state.at === "starting" ? state.step : state.at);
      }
      environment.fallSilent(launchTimes.start + launchTimes.quit + launchTimes.fastPath);
      if (environment.state.at !== "idle" && environment.state.at !== "playing")
        throw new Error(`stuck: ${JSON.stringify(environment.state)}`);
      environment.send({ type: "logged-out" });
      if (environment.state.at !== "idle") throw new Error("not idle after a logout");
    }),
    { numRuns },
  );
  // "opening" lasts no longer than the click, so no move can observe it.
  expect([...reached].toSorted()).toEqual([
    "asking",
    "asking-frame",
    "handing-over",
    "idle",
    "leaving-first",
    "playing",
    "quitting",
    "waiting-address",
    "waiting-channel",
  ]);
});
