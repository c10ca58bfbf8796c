import type { LaunchState } from "@naluma/game-launcher";
import { closedProvidersAtom } from "@naluma/lobby";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { maintenanceToLobby } from "./maintenance-to-lobby.ts";

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
  const lobby = maintenanceToLobby(store);
  let state: LaunchState = { at: "idle" };
  const listeners: (() => void)[] = [];
  lobby.watch({
    getState: () => state,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  });
  return {
    lobby,
    closed: () => [...store.get(closedProvidersAtom)],
    reach: (next: LaunchState) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
};

test("a start that is turned away for maintenance closes its provider, no other refusal does", () => {
  const { lobby, closed } = wired();
  lobby.refused({ why: "failed" }, "GPKS");
  lobby.refused({ why: "signed-out" }, "GPKS");
  expect(closed()).toEqual([]);
  lobby.refused({ why: "maintenance" }, "GPHL");
  expect(closed()).toEqual(["GPHL"]);
});

test("a game that opens opens its provider again, and no other", () => {
  const { lobby, closed, reach } = wired();
  lobby.refused({ why: "maintenance" }, "GPHL");
  lobby.refused({ why: "maintenance" }, "GPKS");
  reach(playing("GPHL"));
  expect(closed()).toEqual(["GPKS"]);
});
