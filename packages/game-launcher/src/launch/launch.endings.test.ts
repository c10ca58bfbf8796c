import { expect, test } from "vitest";
import { launch } from "./launch.machine.ts";
import { idle, type Playing } from "./launch.state.ts";
import {
  after,
  asking,
  closing,
  handingOver,
  launchId,
  leaving,
  opening,
  orders,
  playing,
  waitingChannel,
} from "./launch.states.fake.ts";

test.each([
  ["waiting-channel", waitingChannel, "idle"],
  ["asking", asking, "quitting"],
  ["handing-over", handingOver, "quitting"],
] as const)("a window that is closed while %s counts as a quit", (_, state, at) => {
  const [next, ...effects] = launch(state, { type: "surface-closed", launchId });
  expect(next.at).toBe(at);
  expect(effects.map((effect) => effect.do)).not.toContain("notify-refusal");
});

test("a handle that reads closed within 5 s of the hand-over is lost, so the game runs until a button ends it", () => {
  const fresh: Playing = { ...playing, phase: "fresh" };
  const closed = { type: "surface-closed", launchId } as const;
  const [lost, ...effects] = launch(fresh, closed);
  expect(lost).toEqual({ ...playing, phase: "lost" });
  expect(effects).toEqual([{ do: "stop-timers" }, { do: "forget-waiting-window" }]);
  expect(after(lost, closed)).toBe(lost);
  expect(launch(lost, { type: "timer-rang", timer: "window", launchId })).toEqual([lost]);
  expect(after(lost, { type: "quit-requested" }).at).toBe("quitting");
  expect(after(fresh, { type: "timer-rang", timer: "settling", launchId }, closed).at).toBe(
    "quitting",
  );
});

test.each(["arriving", "fresh", "settled"] as const)(
  "a window known to be closed counts as a quit at any time: %s",
  (phase) => {
    const closed = { type: "surface-closed", launchId, isCertain: true } as const;
    expect(after({ ...playing, phase }, closed).at).toBe("quitting");
  },
);

test("leaving the page counts as a quit at any time, as a page has no handle to lose", () => {
  const page: Playing = { ...playing, open: "page", phase: "arriving" };
  expect(launch(page, { type: "surface-closed", launchId })[0].at).toBe("quitting");
});

test("[LAUNCH-39] the leave call follows a closed game after the fast path of 300 ms", () => {
  expect(launch(playing, { type: "quit-requested" })).toEqual([
    closing,
    { do: "stop-timers" },
    { do: "close-surface", open: "window" },
    { do: "start-timer", timer: "quit", launchId, ms: 30_000 },
    { do: "start-timer", timer: "fast-path", launchId, ms: 300 },
  ]);
  const rings = { type: "timer-rang", timer: "fast-path", launchId } as const;
  expect(launch(closing, rings)).toEqual([leaving, { do: "call-leave", launchId }]);
  expect(launch(leaving, rings)).toEqual([leaving]);
});

test("a completed quit forgets the launch and refreshes the wallet; a failed one keeps its money in sight", () => {
  const settled = [{ do: "stop-timers" }, { do: "forget-launch" }, { do: "refresh-wallet" }];
  const left = { type: "leave-settled", launchId, returned: true } as const;
  expect(launch(leaving, left)).toEqual([idle, ...settled]);
  expect(launch(leaving, { ...left, returned: false })).toEqual([
    idle,
    ...settled,
    { do: "mark-balance-unreturned", providerId: "GPJL" },
  ]);
  expect(launch(idle, left)).toEqual([idle]);
});

test("[LAUNCH-22] a quit that never completes ends after 30 s, and its money counts as not returned", () => {
  expect(launch(leaving, { type: "timer-rang", timer: "quit", launchId })).toEqual([
    idle,
    { do: "stop-timers" },
    { do: "forget-launch" },
    { do: "refresh-wallet" },
    { do: "mark-balance-unreturned", providerId: "GPJL" },
  ]);
});

test("a forced quit closes and leaves at once, even during a quit that was about to leave", () => {
  expect(orders(playing, { type: "quit-forced" })).toEqual([
    "stop-timers",
    "close-surface",
    "start-timer",
    "call-leave",
  ]);
  expect(launch(closing, { type: "quit-forced" })).toEqual([
    leaving,
    { do: "call-leave", launchId },
  ]);
  expect(launch(leaving, { type: "quit-forced" })).toEqual([leaving]);
  expect(launch(idle, { type: "quit-forced" })).toEqual([idle]);
});

test("a cancelled start makes the leave call only if play was called", () => {
  expect(orders(waitingChannel, { type: "quit-requested" })).not.toContain("call-leave");
  expect(orders(asking, { type: "quit-requested" })).toContain("call-leave");
});

test.each([
  ["starting", asking],
  ["playing", playing],
  ["quitting", leaving],
] as const)("after a logout while %s nothing is left to do, and no call is made", (_, state) => {
  const [next, ...effects] = launch(state, { type: "logged-out" });
  expect(next).toBe(idle);
  expect(effects.map((effect) => effect.do)).not.toContain("call-leave");
  expect(effects.at(-1)).toEqual({ do: "forget-launch" });
});

test("a game left behind by a reload is left, and forgotten at once", () => {
  const [state, ...effects] = launch(idle, { type: "leftover-found", launchId });
  expect(state).toEqual({ ...leaving, providerId: undefined });
  expect(effects.map((effect) => effect.do)).toEqual([
    "supersede-others",
    "forget-launch",
    "start-timer",
    "call-leave",
  ]);
  expect(launch(asking, { type: "leftover-found", launchId: "launch-two" })).toEqual([asking]);
});

test("a game that continues after a reload is stored as running, and its window no longer as waiting", () => {
  const left = { game: playing.game, open: "window", url: playing.url } as const;
  const [state, ...effects] = launch(idle, { type: "game-found", launchId, ...left });
  expect(state).toEqual(playing);
  expect(effects.map((effect) => effect.do)).toEqual([
    "remember-launch",
    "forget-waiting-window",
    "remember-playing",
    "start-timer",
  ]);
});

test.each([
  ["window", ["window"]],
  ["modal", ["window", "modal"]],
] as const)(
  "a start in a %s cancelled before it opens closes the surfaces %j, each once",
  (open, closed) => {
    const state = { ...opening, open, before: playing };
    const [, ...effects] = launch(state, { type: "quit-requested" });
    expect(
      effects.flatMap((effect) => (effect.do === "close-surface" ? [effect.open] : [])),
    ).toEqual(closed);
  },
);

test("a game that another tab has left closes here without a call, and storage is left to that tab", () => {
  expect(launch(playing, { type: "superseded" })).toEqual([
    idle,
    { do: "stop-timers" },
    { do: "close-surface", open: "window" },
    { do: "release-launch" },
  ]);
});

test.each([
  ["a start", asking],
  ["a quit", leaving],
  ["a tab without a game", idle],
])("%s continues when another tab takes a game over", (_, state) => {
  expect(launch(state, { type: "superseded" })).toEqual([state]);
});
