import { expect, test } from "vitest";
import { launch } from "./launch.machine.ts";
import { idle } from "./launch.state.ts";
import {
  asking,
  asks,
  closing,
  game,
  leaving,
  orders,
  other,
  playing,
} from "./launch.states.fake.ts";

test.each([
  ["a start in hand", asking, asks(), "alert_starting"],
  [
    "a start in hand, whoever asks",
    asking,
    asks({ game: other, signedIn: false, desktop: false }),
    "alert_starting",
  ],
  ["a quit in hand", leaving, asks({ game: other, signedIn: false }), "alert_quitting"],
  ["a quit whose window is just closing", closing, asks(), "alert_quitting"],
  [
    "another game open on mobile",
    playing,
    asks({ game: other, desktop: false, signedIn: false }),
    "err_is_playing",
  ],
  [
    "a game in another tab on mobile",
    idle,
    asks({ playsElsewhere: true, desktop: false, signedIn: false }),
    "err_is_playing",
  ],
  ["a site that is closed", idle, asks({ siteClosed: true }), "launch.closed"],
] as const)(
  "[LAUNCH-09] %s rejects the request before anything opens",
  (_, state, event, message) => {
    expect(launch(state, event)).toEqual([state, { do: "warn", message }]);
  },
);

test.each([asks({ signedIn: false }), asks({ desktop: false })])(
  "[LAUNCH-09] the same game already open rejects the request, and is brought to the front",
  (event) => {
    expect(launch(playing, event)).toEqual([
      playing,
      { do: "warn", message: "alert_duplicate" },
      { do: "bring-forward", open: "window" },
    ]);
  },
);

test.each([
  ["of this tab", playing, asks({ game: other, mayEndGame: false }), game],
  [
    "of another tab",
    idle,
    asks({ game: other, playsElsewhere: true, mayEndGame: false }),
    undefined,
  ],
] as const)(
  "[LAUNCH-09] the game %s ends only after a yes, which is asked for last",
  (_, state, event, running) => {
    expect(launch(state, event)).toEqual([state, { do: "ask-to-end-game", game: other, running }]);
    expect(orders(state, { ...event, signedIn: false })).toEqual(["ask-to-log-in"]);
    expect(launch(state, { ...event, mayEndGame: true })[0]).toMatchObject({ step: "opening" });
  },
);

test.each([
  ["a game that runs", playing, ["bring-forward"]],
  ["a start", asking, ["bring-forward"]],
  ["a game whose window cannot be reached", { ...playing, phase: "lost" } as const, []],
  ["a game that is closing", closing, []],
  ["no game", idle, []],
] as const)("%s, when the player asks for it", (_, state, effects) => {
  expect(launch(state, { type: "forward-requested" })[0]).toBe(state);
  expect(orders(state, { type: "forward-requested" })).toEqual(effects);
});

test("[LAUNCH-09] a visitor is asked to log in after all other checks, and nothing opens", () => {
  expect(launch(idle, asks({ signedIn: false }))).toEqual([idle, { do: "ask-to-log-in", game }]);
});

test("[LAUNCH-04] the same provider's game code under another type is another game", () => {
  const lobby = { ...game, gameCode: "" };
  const [, asked] = launch(
    { ...playing, game: lobby },
    asks({ game: { ...lobby, type: lobby.type + 1 }, mayEndGame: false }),
  );
  expect(asked).toMatchObject({ do: "ask-to-end-game" });
});
