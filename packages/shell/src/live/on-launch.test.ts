// @vitest-environment jsdom
import type { Launcher, LaunchState } from "@naluma/game-launcher";
import { markMaintenanceAtom } from "@naluma/lobby";
import { closedProvidersAtom } from "@naluma/lobby/catalogue.fake";
import { createSession } from "@naluma/member";
import { fakeBrowser } from "@naluma/site/browser.fake";
import type { GameNow } from "@naluma/wallet";
import { QueryClient } from "@tanstack/react-query";
import { atom, createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { onGameEnd, onLaunchState, preloadLaunch } from "./on-launch.ts";

const playing = (provider: string): LaunchState => ({
  at: "playing",
  launchId: "start-1",
  open: "page",
  url: "https://games.example/1",
  phase: "settled",
  game: {
    providerId: provider,
    type: 2,
    gameCode: "G1",
    name: "",
    providerName: "",
    picture: "",
    customized: false,
    extra: undefined,
  },
});

const wired = () => {
  const store = createStore();
  let state: LaunchState = { at: "idle" };
  const listeners: (() => void)[] = [];
  const dataset: DOMStringMap = {};
  const launcher: Pick<Launcher, "getState" | "subscribe"> = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  onLaunchState(store, launcher, { dataset });
  return {
    dataset,
    close: (providerId: string) => store.set(markMaintenanceAtom, { providerId, isClosed: true }),
    closed: () => [...store.get(closedProvidersAtom)],
    reach: (next: LaunchState) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
};

test("opening a game marks its own provider as open again, and no other", () => {
  const { close, closed, reach } = wired();
  close("GPHL");
  close("GPKS");
  expect(closed()).toEqual(["GPHL", "GPKS"]);
  reach(playing("GPHL"));
  expect(closed()).toEqual(["GPKS"]);
});

test("the page shows the progress of a launch", () => {
  const { dataset, reach } = wired();
  expect(dataset["launch"]).toBe("idle");
  reach(playing("GPHL"));
  expect(dataset["launch"]).toBe("playing");
});

test("a game that ends becomes the last one played, and one ended by a logout makes no more calls", () => {
  const store = createStore();
  const session = createSession({ store, local: fakeBrowser().tab().local });
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, "invalidateQueries");
  const game = atom<GameNow>("none");
  onGameEnd({ store, queryClient, session }, game);
  session.signIn(anna);
  store.set(game, "open");
  store.set(game, "none");
  expect(asked).toHaveBeenCalledOnce();
  store.set(game, "open");
  session.clear();
  store.set(game, "none");
  expect(asked).toHaveBeenCalledOnce();
});

function preloading(isMember: boolean) {
  const fetch = vi.fn<() => void>();
  const store = createStore();
  const session = createSession({ store, local: fakeBrowser().tab().local });
  if (isMember) session.signIn(anna);
  preloadLaunch({ session }, document, fetch);
  return { fetch, session };
}

const anna = { memberId: 8, account: "anna", currency: "USD", token: "s2.b" } as const;
const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test.each(["pointerover", "pointerdown", "focusin", "keydown"])(
  "what a start shows a visitor is loaded once, with the first %s",
  (sign) => {
    const { fetch } = preloading(false);
    expect(fetch).not.toHaveBeenCalled();
    press(sign);
    press(sign);
    expect(fetch).toHaveBeenCalledOnce();
  },
);

test("what a start shows a member is loaded at once, and with a login", () => {
  expect(preloading(true).fetch).toHaveBeenCalledOnce();
  const { fetch, session } = preloading(false);
  session.signIn(anna);
  expect(fetch).toHaveBeenCalledOnce();
  press("keydown");
  expect(fetch).toHaveBeenCalledOnce();
});
