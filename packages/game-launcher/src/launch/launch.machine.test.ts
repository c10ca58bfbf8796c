import { expect, test } from "vitest";
import { launch } from "./launch.machine.ts";
import { idle, type Starting } from "./launch.state.ts";
import {
  after,
  asking,
  askingFrame,
  asks,
  free,
  game,
  handingOver,
  launchId,
  leaving,
  opening,
  orders,
  other,
  playing,
  url,
  waitingAddress,
  waitingChannel,
} from "./launch.states.fake.ts";

test("[LAUNCH-09] a request that passes the checks opens the surface first, and calls play after it", () => {
  const [state, ...effects] = launch(idle, asks({ launchId }));
  expect(state).toEqual(opening);
  expect(effects).toEqual([
    { do: "remember-launch", launchId, open: "window" },
    { do: "open-surface", launchId, open: "window" },
  ]);
  expect(orders(opening, { type: "surface-opened", launchId })).not.toContain("call-play");
  expect(orders(waitingChannel, { type: "channel-waited", launchId })).toEqual([
    "call-play",
    "start-timer",
  ]);
});

test("on desktop a game in another tab is left first, although its balance is not known here", () => {
  const [opens] = launch(idle, asks({ launchId, playsElsewhere: true }));
  expect(opens).toEqual({ ...opening, before: "elsewhere" });
  const [leavesFirst, ...effects] = launch(opens, { type: "surface-opened", launchId });
  expect(leavesFirst).toMatchObject({ at: "starting", step: "leaving-first", first: undefined });
  expect(effects.slice(-2)).toEqual([{ do: "supersede-others" }, { do: "call-leave", launchId }]);
  const failed = { type: "leave-settled", launchId, returned: false } as const;
  expect(orders(leavesFirst, failed)).toEqual(["refresh-wallet", "wait-for-channel"]);
});

test("a game in another tab keeps running if the browser blocks the window", () => {
  const [opens] = launch(idle, asks({ launchId, playsElsewhere: true }));
  expect(launch(opens, { type: "surface-blocked", launchId })).toEqual([
    idle,
    { do: "forget-launch" },
    { do: "ask-to-open-window", game },
  ]);
});

test("a demo needs no login, but has to pass the other checks", () => {
  expect(launch(idle, asks({ game: free, signedIn: false }))[0].at).toBe("starting");
  expect(orders(asking, asks({ game: free, signedIn: false }))).toEqual(["warn"]);
});

test("a different game on desktop leaves the first, then starts in the same window", () => {
  const [opens, ...effects] = launch(playing, asks({ game: other }));
  expect(effects.at(-1)).toMatchObject({ do: "open-surface", open: "window" });
  const [leavesFirst, ...then] = launch(opens, { type: "surface-opened", launchId: "launch-two" });
  expect(leavesFirst).toMatchObject({ step: "leaving-first", first: "GPJL", game: other });
  expect(then.map((effect) => effect.do)).not.toContain("close-surface");
  expect(then.at(-1)).toEqual({ do: "call-leave", launchId: "launch-two" });
  const left = { type: "leave-settled", launchId: "launch-two", returned: false } as const;
  expect(launch(leavesFirst, left)[0]).toMatchObject({ step: "waiting-channel", game: other });
  expect(launch(leavesFirst, left)).toContainEqual({
    do: "mark-balance-unreturned",
    providerId: "GPJL",
  });
});

test("a start cancelled while the first game is being left waits for that leave, and makes no second one", () => {
  const [opens] = launch(playing, asks({ game: other }));
  const leavesFirst = after(opens, { type: "surface-opened", launchId: "launch-two" });
  expect(orders(leavesFirst, { type: "quit-requested" })).toEqual([
    "stop-timers",
    "close-surface",
    "start-timer",
  ]);
});

test("a cancelled start brings back the money of the game that it was to replace", () => {
  const elsewhere = { ...other, providerId: "GPKS" };
  const [opens] = launch(playing, asks({ game: elsewhere }));
  expect(launch(opens, { type: "quit-requested" })[0]).toMatchObject({ providerId: "GPJL" });
  const leavesFirst = after(opens, { type: "surface-opened", launchId: "launch-two" });
  expect(launch(leavesFirst, { type: "quit-requested" })[0]).toMatchObject({ providerId: "GPJL" });
});

test("a second game on another surface closes the first game's surface", () => {
  const [opens] = launch(playing, asks({ game: other, open: "page" }));
  const surfaces = launch(opens, { type: "logged-out" }).slice(1, -1);
  for (const open of ["window", "page"] as const)
    expect(surfaces).toContainEqual({ do: "close-surface", open });
  expect(launch(opens, { type: "surface-opened", launchId: "launch-two" })).toContainEqual({
    do: "close-surface",
    open: "window",
  });
});

test("a blocked window calls no play and asks for one tap; a running game keeps running", () => {
  expect(launch(opening, { type: "surface-blocked", launchId })).toEqual([
    idle,
    { do: "forget-launch" },
    { do: "ask-to-open-window", game },
  ]);
  const [opens] = launch(playing, asks({ game: other }));
  expect(launch(opens, { type: "surface-blocked", launchId: "launch-two" })).toEqual([
    playing,
    { do: "remember-launch", launchId, open: "window" },
    { do: "forget-waiting-window" },
    { do: "remember-playing", launchId, open: "window", game, url },
    { do: "ask-to-open-window", game: other },
  ]);
});

test("an address is used by the start it belongs to, before or after the play answer", () => {
  const address = {
    type: "address-arrived",
    url,
    launchId,
    providerId: undefined,
    gameCode: undefined,
  } as const;
  expect(launch(asking, address)).toEqual([
    askingFrame,
    { do: "ask-frame", launchId, open: "window", url },
  ]);
  expect(launch(waitingAddress, address)[0]).toEqual(askingFrame);
});

test("an address that may be framed, or needs no frame, is handed over", () => {
  expect(launch(askingFrame, { type: "frame-asked", launchId, allowed: true })).toEqual([
    handingOver,
    { do: "show-game", launchId, open: "window", url },
  ]);
});

test("an address that must not be framed takes the tab, and the surface opened for it closes", () => {
  expect(launch(askingFrame, { type: "frame-asked", launchId, allowed: false })).toEqual([
    { ...handingOver, open: "redirect" },
    { do: "close-surface", open: "window" },
    { do: "remember-launch", launchId, open: "redirect" },
    { do: "show-game", launchId, open: "redirect", url },
  ]);
});

test("the answer about framing is ignored by a start that is over or further on", () => {
  const answered = { type: "frame-asked", launchId, allowed: false } as const;
  expect(launch(handingOver, answered)).toEqual([handingOver]);
  expect(launch(leaving, answered)).toEqual([leaving]);
});

test("a start whose framing question is never answered ends after 30 s", () => {
  expect(orders(askingFrame, { type: "timer-rang", timer: "start", launchId })).toContain(
    "notify-refusal",
  );
});

test.each([
  ["of another start", waitingAddress, { launchId: "launch-nil" }],
  ["of another game, unnamed", waitingAddress, { providerId: "GPKS" }],
  ["of another game of the provider, unnamed", waitingAddress, { gameCode: "JL-050" }],
  ["that nobody asked for", waitingChannel, { launchId }],
  ["in a tab that starts nothing", idle, { launchId }],
  ["while the game is on", playing, { launchId }],
  ["after the quit", leaving, { launchId }],
] as const)("an address %s is ignored", (_, state, whose) => {
  const blank = { launchId: undefined, providerId: undefined, gameCode: undefined };
  expect(launch(state, { type: "address-arrived", url, ...blank, ...whose })).toEqual([state]);
  expect(launch(state, { type: "address-unusable", ...blank, ...whose })).toEqual([state]);
});

test("an address without a launch id is accepted if it names this game, or none", () => {
  const nameless = { launchId: undefined, providerId: undefined, gameCode: undefined };
  for (const whose of [nameless, { ...nameless, providerId: "GPJL" }])
    expect(launch(waitingAddress, { type: "address-arrived", url, ...whose })[0]).toEqual(
      askingFrame,
    );
});

test("an address that must not be followed ends the start: it is left, closed and reported", () => {
  const whose = { launchId, providerId: undefined, gameCode: undefined };
  const [state, ...effects] = launch(waitingAddress, { type: "address-unusable", ...whose });
  expect(state).toEqual(leaving);
  expect(effects.map((effect) => effect.do)).toEqual([
    "stop-timers",
    "close-surface",
    "start-timer",
    "call-leave",
    "notify-refusal",
  ]);
});

test("the address in the play answer is used if there is one", () => {
  expect(launch(asking, { type: "play-accepted", launchId, url })[0]).toEqual(askingFrame);
  expect(launch(asking, { type: "play-accepted", launchId, url: undefined })).toEqual([
    waitingAddress,
  ]);
});

test("without an address play is called again after 8 s with the same id", () => {
  const rings = { type: "timer-rang", timer: "address", launchId } as const;
  expect(launch(waitingAddress, rings)).toEqual([
    { ...waitingAddress, asked: 2 },
    { do: "call-play", launchId, game },
    { do: "start-timer", timer: "address", launchId, ms: 8_000 },
  ]);
  expect(launch(handingOver, rings)).toEqual([handingOver]);
});

test("a start without an outcome after 30 s is left, closed and reported as failed", () => {
  const [state, ...effects] = launch(waitingAddress, {
    type: "timer-rang",
    timer: "start",
    launchId,
  });
  expect(state).toEqual(leaving);
  expect(effects).toEqual([
    { do: "stop-timers" },
    { do: "close-surface", open: "window" },
    { do: "start-timer", timer: "quit", launchId, ms: 30_000 },
    { do: "call-leave", launchId },
    { do: "notify-refusal", refused: { why: "failed", message: "" }, game },
  ]);
});

test("a plain refusal closes the surface and says why; no money moved, so nothing is left", () => {
  const refused = { why: "failed", message: "No such game." } as const;
  const event = { type: "play-refused", launchId, refused, moneyMayHaveMoved: false } as const;
  expect(launch(asking, event)).toEqual([
    idle,
    { do: "stop-timers" },
    { do: "close-surface", open: "window" },
    { do: "forget-launch" },
    { do: "notify-refusal", refused, game },
  ]);
});

test.each([
  ["after a fault", asking, true],
  ["after an answer that got lost", { ...waitingAddress, asked: 2 } as Starting, false],
])("a refusal %s fetches the money back", (_, state, moneyMayHaveMoved) => {
  const refused = { why: "failed", message: "" } as const;
  expect(orders(state, { type: "play-refused", launchId, refused, moneyMayHaveMoved })).toContain(
    "call-leave",
  );
});

test("[LAUNCH-14] access to the opened window is retried every 500 ms until it works", () => {
  const rings = { type: "timer-rang", timer: "window", launchId } as const;
  const again = { do: "start-timer", timer: "window", launchId, ms: 500 };
  expect(launch(handingOver, { type: "surface-unreachable", launchId })).toEqual([handingOver]);
  expect(launch(handingOver, rings)).toEqual([
    handingOver,
    { do: "show-game", launchId, open: "window", url },
    again,
  ]);
  expect(launch(asking, rings)).toEqual([
    asking,
    { do: "look-at-surface", launchId, open: "window" },
    again,
  ]);
});

test("[LAUNCH-18] the window counts as waiting until 1 s after the address was handed to it", () => {
  const [state, ...effects] = launch(handingOver, { type: "game-shown", launchId });
  expect(state).toEqual({ ...playing, phase: "arriving" });
  expect(effects).toContainEqual({ do: "start-timer", timer: "waiting-url", launchId, ms: 1_000 });
  expect(launch(state, { type: "timer-rang", timer: "waiting-url", launchId })).toEqual([
    { ...playing, phase: "fresh" },
    { do: "forget-waiting-window" },
  ]);
});
