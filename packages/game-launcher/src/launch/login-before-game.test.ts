import { settled } from "@naluma/machine/clock.fake";
import type { NamedGame } from "@naluma/site/game";
import { expect, test, vi } from "vitest";
import { logInBeforeGame, type LoginBeforeGame } from "./login-before-game.ts";

const koi = { gameCode: "JL-049", name: "Jade Koi River" } as NamedGame; // only passed on

interface Visit {
  /** The visitor's answer to "Log in to play". */
  choice?: "log-in" | "register" | "demo" | "cancel";
  hasDemo?: boolean;
  /** Whether the login succeeds. */
  logsIn?: boolean;
  opensWindow?: boolean;
  hasGesture?: boolean;
  opensWindowLater?: boolean;
  reloads?: boolean;
}

async function visit({
  choice = "log-in",
  hasDemo = false,
  logsIn = true,
  opensWindow = true,
  hasGesture = true,
  opensWindowLater = true,
  reloads = false,
}: Visit) {
  const log: string[] = [];
  const ports: LoginBeforeGame = {
    demoOf: () => Promise.resolve(hasDemo ? () => void log.push("demo") : undefined),
    askToLogIn: async (game, { register, demo }) => {
      log.push(`log in for ${game.name}`);
      const tryDemo = await demo;
      if (choice === "demo") tryDemo?.();
      if (choice === "register") register();
      return choice === "log-in";
    },
    openLogin(onDone) {
      log.push("login");
      if (logsIn) onDone();
    },
    openRegister(onDone) {
      log.push("registration");
      if (logsIn) onDone();
    },
    hasGesture: () => hasGesture,
    askToOpenWindow: () => {
      log.push("ask to open the window");
      return Promise.resolve(opensWindowLater);
    },
    reloads: () => reloads,
    keepForNextPage: ({ name }) => void log.push(`keep ${name}`),
    launcher: {
      opensWindow: () => opensWindow,
      play: ({ name }) => void log.push(`play ${name}`),
    },
  };
  logInBeforeGame(ports)(koi);
  await vi.waitFor(() => expect(log).not.toEqual([]));
  await settled();
  return log;
}

test("a visitor's Play leads to the game: after the login the start continues by itself", async () => {
  expect(await visit({})).toEqual(["log in for Jade Koi River", "login", "play Jade Koi River"]);
});

test("a visitor who registers for a game gets to play it, too", async () => {
  const log = await visit({ choice: "register" });
  expect(log).toEqual(["log in for Jade Koi River", "registration", "play Jade Koi River"]);
});

test("a visitor who takes too long for the browser to open a window is offered a button", async () => {
  expect(await visit({ hasGesture: false })).toEqual([
    "log in for Jade Koi River",
    "login",
    "ask to open the window",
    "play Jade Koi River",
  ]);
});

test("a visitor who no longer wants the window gets none", async () => {
  expect(await visit({ hasGesture: false, opensWindowLater: false })).not.toContain(
    "play Jade Koi River",
  );
});

test("a game in the page or in a dialog needs no extra press", async () => {
  expect(await visit({ hasGesture: false, opensWindow: false })).toEqual([
    "log in for Jade Koi River",
    "login",
    "play Jade Koi River",
  ]);
});

test("a page that reloads into the member's currency starts the game afterwards", async () => {
  expect(await visit({ reloads: true })).toEqual([
    "log in for Jade Koi River",
    "login",
    "keep Jade Koi River",
  ]);
});

test.each([
  ["a no to the question", { choice: "cancel" }, ["log in for Jade Koi River"]],
  ["a login that is closed", { logsIn: false }, ["log in for Jade Koi River", "login"]],
] as const)("%s starts nothing", async (_, how, log) => {
  expect(await visit(how)).toEqual(log);
});

test("the login question does not wait until demos are known", () => {
  const askToLogIn = vi.fn<LoginBeforeGame["askToLogIn"]>(() => Promise.resolve(false));
  const ports = { askToLogIn, demoOf: () => new Promise<undefined>(() => undefined) };
  logInBeforeGame({
    ...ports,
    openLogin: () => undefined,
    openRegister: () => undefined,
    hasGesture: () => true,
    askToOpenWindow: () => Promise.resolve(true),
    reloads: () => false,
    keepForNextPage: () => undefined,
    launcher: { opensWindow: () => true, play: () => undefined },
  })(koi);
  expect(askToLogIn).toHaveBeenCalledOnce();
});

test("if the game has a demo, the login question offers it", async () => {
  expect(await visit({ hasDemo: true, choice: "demo" })).toEqual([
    "log in for Jade Koi River",
    "demo",
  ]);
});
