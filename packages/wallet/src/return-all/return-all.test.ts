import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { fakeClock } from "@naluma/machine/clock.fake";
import type { ToastKind } from "@naluma/ui/toast";
import { createStore } from "jotai/vanilla";
import { describe, expect, it, vi } from "vitest";
import type { UserMessage } from "../user-message.ts";
import {
  returnAllObstacle,
  returnAllReady,
  returnAllStep,
  type Obstacle,
  type ReturnAllState,
} from "./return-all.machine.ts";
import { createReturnAll } from "./return-all.runner.ts";

describe("returning all", () => {
  const free = {
    signedIn: true,
    fetching: false,
    isEmpty: false,
    game: "none",
    path: "/",
    secondsLeft: 0,
  } as const;
  it.each([
    [{}, undefined],
    [{ signedIn: false }, "visitor"],
    [{ fetching: true }, "fetching"],
    [{ game: "starting" }, "game-starting"],
    [{ game: "quitting" }, "game-quitting"],
    [{ game: "open" }, "game-open"],
    [{ path: "/play" }, "play-page"],
    [{ path: "/playroom" }, undefined],
    [{ secondsLeft: 1 }, "countdown"],
    [{ secondsLeft: 3, fetching: true }, "countdown"],
    [{ signedIn: false, game: "open", secondsLeft: 3 }, "visitor"],
    [{ isEmpty: true }, "nothing-held"],
    [{ isEmpty: true, game: "open" }, "game-open"],
    [{ isEmpty: true, secondsLeft: 1 }, "countdown"],
    [{ isEmpty: true, fetching: true }, "fetching"],
  ] as const)("is blocked or free with %j: %s", (now, obstacle) => {
    expect(returnAllObstacle({ ...free, ...now })).toBe(obstacle);
  });
});

const waiting: ReturnAllState = { at: "waiting", until: 10_000 };

describe("an attempt to return all", () => {
  const ask = (state: ReturnAllState, obstacle?: Obstacle) =>
    returnAllStep(state, { type: "asked", obstacle, key: "new" });
  const warns = (id: string) => ({ do: "notify", kind: "warning", message: { id } });

  it("makes no call if there is nothing to return, needs no rest, and is no failure", () => {
    const info = { do: "notify", kind: "info", message: { id: "one_key_err_code_101" } };
    expect(ask(returnAllReady, "nothing-held")).toEqual([returnAllReady, info]);
  });

  it("makes one call", () => {
    const calling = { at: "calling", key: "new" };
    expect(ask(returnAllReady)).toEqual([calling, { do: "call", key: "new" }]);
  });

  it.each([
    ["during the countdown", waiting, "countdown", "one_key_waiting"],
    ["during the call", { at: "calling", key: "k" }, "fetching", "one_key_waiting"],
    ["while the wallet is read", returnAllReady, "fetching", "one_key_waiting"],
    ["while a game starts", returnAllReady, "game-starting", "wallet.game_starting"],
    ["while a game quits", returnAllReady, "game-quitting", "wallet.game_quitting"],
    ["while a game is open", returnAllReady, "game-open", "wallet.game_open"],
    ["on /play", returnAllReady, "play-page", "wallet.game_open"],
  ] as const)("%s makes no call and says why", (_, state, obstacle, id) => {
    expect(ask(state, obstacle)).toEqual([state, warns(id)]);
  });

  it("opens the login for a visitor", () => {
    expect(ask(returnAllReady, "visitor")).toEqual([returnAllReady, { do: "ask-to-log-in" }]);
  });

  it("repeats its call after a lost answer", () => {
    const state: ReturnAllState = { at: "ready", key: "old" };
    expect(ask(state)).toEqual([
      { at: "calling", key: "old" },
      { do: "call", key: "old" },
    ]);
  });
});

it("the end of an earlier countdown does not end a later one", () => {
  expect(returnAllStep(waiting, { type: "countdown-ended", until: 9_000 })).toEqual([waiting]);
});

const answer = { key: "k", until: 1, message: { id: "one_key_err_code_105" } } as const;

it.each([
  { type: "returned", ...answer },
  { type: "refused", mayHaveMoved: true, ...answer },
  { type: "found-nothing", ...answer },
  { type: "unanswered", ...answer },
] as const)("a late answer of the kind $type is ignored by anybody else", (late) => {
  expect(returnAllStep(returnAllReady, late)).toEqual([returnAllReady]);
  const other: ReturnAllState = { at: "calling", key: "other" };
  expect(returnAllStep(other, late)).toEqual([other]);
});

function started(which: "return-all" | "get-back", reply: () => Reply | Promise<Reply>) {
  const api = fakeApi({
    "/member/profile/balance/all/back": reply,
    "/member/profile/balance_get_back": reply,
  });
  const clock = fakeClock();
  const messages: UserMessage[] = [];
  const kinds: ToastKind[] = [];
  const refresh = vi.fn<() => void>();
  const back = createReturnAll(which, {
    store: createStore(),
    api,
    clock,
    notify(kind, words) {
      kinds.push(kind);
      messages.push(words);
    },
    refresh,
    askToLogIn: () => undefined,
  });
  let key = 0;
  const press = async () => {
    back.send({ type: "asked", obstacle: undefined, key: `key-${++key}` });
    // The calls load as a chunk of their own.
    await vi.waitFor(() => expect(back.getState().at).not.toBe("calling"));
  };
  return { api, clock, kinds, messages, refresh, back, press };
}

describe("bringing money back", () => {
  it.each([
    ["return-all", 10_000, "/member/profile/balance/all/back"],
    ["get-back", 1_000, "/member/profile/balance_get_back"],
  ] as const)(
    "%s says that it is done, refreshes, and rests for %d ms",
    async (which, ms, path) => {
      const { api, clock, kinds, messages, refresh, back, press } = started(which, () => ({
        data: null,
      }));
      await press();
      expect(api.sent).toEqual([{ path, body: {}, key: "key-1" }]);
      expect(messages).toEqual([{ id: "wallet.returned_all" }]);
      expect(kinds).toEqual(["success"]);
      expect(refresh).toHaveBeenCalledOnce();

      await clock.pass(ms - 1);
      expect(back.getState().at).toBe("waiting");
      await clock.pass(1);
      expect(back.getState()).toEqual(returnAllReady);
    },
  );

  it("starts its rest when it is answered, however long that took", async () => {
    const held = Promise.withResolvers<Reply>();
    const { clock, back } = started("return-all", () => held.promise);
    back.send({ type: "asked", obstacle: undefined, key: "key-1" });
    await clock.pass(9_000);
    held.resolve({ data: null });
    await vi.waitFor(() => expect(back.getState().at).toBe("waiting"));
    await clock.pass(9_999);
    expect(back.getState().at).toBe("waiting");
    await clock.pass(1);
    expect(back.getState()).toEqual(returnAllReady);
  });

  it.each([
    ["102", { id: "one_key_err_code_102" }, 0],
    ["103", { id: "one_key_err_code_103" }, 0],
    ["104", { id: "one_key_err_code_104" }, 0],
    ["105", { id: "one_key_err_code_105" }, 1],
    ["199", { text: "Server says 199." }, 1],
  ])("with %s refused says so, and rests as long", async (code, words, refreshes) => {
    const { clock, kinds, messages, refresh, back, press } = started("return-all", () =>
      refused(code),
    );
    await press();
    expect(messages).toEqual([words]);
    expect(kinds).toEqual(["error"]);
    expect(refresh).toHaveBeenCalledTimes(refreshes);
    await clock.pass(9_999);
    expect(back.getState().at).toBe("waiting");
    await clock.pass(1);
    expect(back.getState()).toEqual(returnAllReady);
  });

  it("says without alarm that there is nothing, reads the wallet again, and rests for a second", async () => {
    const { clock, kinds, messages, refresh, back, press } = started("return-all", () =>
      refused("101"),
    );
    await press();
    expect(messages).toEqual([{ id: "one_key_err_code_101" }]);
    expect(kinds).toEqual(["info"]);
    expect(refresh).toHaveBeenCalledOnce();
    await clock.pass(999);
    expect(back.getState().at).toBe("waiting");
    await clock.pass(1);
    expect(back.getState()).toEqual(returnAllReady);
  });

  it("says that its answer was lost, and reads what has become of the money", async () => {
    const { kinds, messages, refresh, back, press } = started("return-all", () => lost);
    await press();
    expect(messages).toEqual([{ text: "Network error." }]);
    expect(kinds).toEqual(["error"]);
    expect(refresh).toHaveBeenCalledOnce();
    expect(back.getState()).toMatchObject({ at: "waiting", key: "key-1" });
  });

  it("says nothing and does not hang after a logout aborted it", async () => {
    const { messages, back, press } = started("return-all", () =>
      Promise.reject(new DOMException("Logged out", "AbortError")),
    );
    await press();
    expect(messages).toEqual([]);
    expect(back.getState()).toEqual(returnAllReady);
  });

  it("tries a call whose answer was lost again with its key, then takes a new key", async () => {
    const replies = [lost, { data: null }, { data: null }];
    const { api, clock, press } = started("return-all", () => replies.shift() ?? lost);
    for (let use = 0; use < 3; use++) {
      await press();
      await clock.pass(10_000);
    }
    expect(api.sent.map(({ key }) => key)).toEqual(["key-1", "key-1", "key-3"]);
  });
});
