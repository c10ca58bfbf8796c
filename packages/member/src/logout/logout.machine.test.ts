import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  logoutStep,
  notLoggingOut,
  type LogoutEffect,
  type LogoutEvent,
  type LogoutState,
} from "./logout.machine.ts";

const orders = (effects: readonly LogoutEffect[]) => effects.map((effect) => effect.do);

function through(...events: LogoutEvent[]) {
  let state = notLoggingOut;
  const states: string[] = [];
  const ordered: LogoutEffect[] = [];
  for (const event of events) {
    const [next, ...effects] = logoutStep(state, event);
    state = next;
    states.push(next.at);
    ordered.push(...effects);
  }
  return { state, states, ordered, orders: orders(ordered) };
}

/** The channels are left before the call, because the platform may close the sockets of a session that ends. */
const call = ["stop-socket", "call-logout"];
const after = ["forget", "reset-stores", "set-currency", "go-home", "close-windows"];
const end = ["stop-socket", ...after];

describe("logging out", () => {
  it("calls the platform when no game is open, then forgets the session", () => {
    const { states, orders: done } = through(
      { type: "asked", gameOpen: false },
      { type: "call-ended" },
    );
    expect(states).toEqual(["calling", "idle"]);
    expect(done).toEqual([...call, ...after]);
  });

  it("asks first while a game is open, and leaves the game with the still valid token", () => {
    const { states, orders: done } = through(
      { type: "asked", gameOpen: true },
      { type: "confirmed" },
      { type: "game-left" },
      { type: "call-ended" },
    );
    expect(states).toEqual(["asking", "leaving-game", "calling", "idle"]);
    expect(done).toEqual(["ask-to-confirm", "leave-game", ...call, ...after]);
  });

  it("is cancelled by a no", () => {
    const { state, orders: done } = through(
      { type: "asked", gameOpen: true },
      { type: "declined" },
    );
    expect(state).toEqual(notLoggingOut);
    expect(done).toEqual(["ask-to-confirm"]);
  });
});

describe("a refused token", () => {
  it("waits for its cause, asks no question and never calls /logout", () => {
    const { states, orders: done } = through({ type: "token-refused" }, { type: "settled" });
    expect(states).toEqual(["settling", "idle"]);
    expect(done).toEqual(["settle", "drop-game", ...end, "notify"]);
  });

  it("ends the session at once, with its warning, when a login event explains it", () => {
    const { ordered } = through({ type: "token-refused" }, { type: "other-login" });
    expect(ordered.at(-1)).toEqual({
      do: "notify",
      kind: "warning",
      message: { id: "already_login_msg" },
    });
    expect(orders(ordered)).toEqual(["settle", "drop-game", ...end, "notify"]);
  });

  it("interrupts an open question and a game that is being left", () => {
    expect(through({ type: "asked", gameOpen: true }, { type: "token-refused" }).state.at).toBe(
      "settling",
    );
    const leaving = through(
      { type: "asked", gameOpen: true },
      { type: "confirmed" },
      { type: "token-refused" },
      { type: "game-left" },
    );
    expect(leaving.orders).toEqual(["ask-to-confirm", "leave-game", ...end]);
  });
});

it("a logout answered with 401 succeeds, and the 401 is not reported", () => {
  const { states, orders: done } = through(
    { type: "asked", gameOpen: false },
    { type: "token-refused" },
    { type: "call-ended" },
  );
  expect(states).toEqual(["calling", "calling", "idle"]);
  expect(done).toEqual([...call, ...after]);
});

it("a login elsewhere logs out without a question or a call", () => {
  expect(through({ type: "other-login" }).orders).toEqual(["drop-game", ...end, "notify"]);
});

it("a clean start leaves the game, calls the platform and ends with a reload", () => {
  const events: LogoutEvent[] = [
    { type: "clean-cache-asked", gameOpen: true },
    { type: "game-left" },
    { type: "call-ended" },
  ];
  expect(through(...events).orders).toEqual(["leave-game", ...call, ...after, "reload"]);
});

it("another tab's logout keeps what that tab has stored since", () => {
  expect(through({ type: "gone-elsewhere" }).orders).toEqual([
    "drop-game",
    ...end.filter((order) => order !== "forget"),
  ]);
});

/** The responses to each effect; each is sent once, some time later. */
const answers: Partial<Record<LogoutEffect["do"], readonly LogoutEvent[]>> = {
  "ask-to-confirm": [{ type: "confirmed" }, { type: "declined" }],
  settle: [{ type: "settled" }],
  "leave-game": [{ type: "game-left" }],
  "call-logout": [{ type: "call-ended" }],
};

const causes: LogoutEvent[] = [
  { type: "asked", gameOpen: false },
  { type: "asked", gameOpen: true },
  { type: "token-refused" },
  { type: "other-login" },
  { type: "clean-cache-asked", gameOpen: false },
  { type: "clean-cache-asked", gameOpen: true },
];

test("logins and logouts in any order end each login once, and never get stuck", () => {
  const act = fc.oneof(
    fc.constant("log-in" as const),
    fc.constantFrom(...causes),
    fc.record({ answer: fc.nat(), choice: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let state: LogoutState = notLoggingOut;
      let signedIn = true;
      let ends = 0;
      let calls = 0;
      const open: LogoutEffect["do"][] = [];

      const send = (event: LogoutEvent) => {
        const [next, ...effects] = logoutStep(state, event);
        state = next;
        for (const effect of effects) {
          if (answers[effect.do]) open.push(effect.do);
          if (effect.do === "call-logout") calls++;
          if (effect.do === "forget") {
            ends++;
            signedIn = false;
          }
        }
        expect(ends).toBeLessThanOrEqual(1);
        expect(calls).toBeLessThanOrEqual(1);
      };
      const answer = (index: number, choice: number) => {
        const [order] = open.splice(index % open.length, 1);
        const possible = (order && answers[order]) ?? [];
        const event = possible[choice % possible.length];
        if (event) send(event);
      };

      for (const now of acts) {
        if (now === "log-in") {
          // The login opens only for a visitor, and only after the logout has finished.
          if (signedIn || state.at !== "idle") continue;
          signedIn = true;
          ends = 0;
          calls = 0;
        } else if ("type" in now) {
          if (signedIn) send(now); // the calling code sends no cause without a session
        } else if (open.length > 0) answer(now.answer, now.choice);
      }
      while (open.length > 0) answer(0, 0);

      expect(state).toEqual(notLoggingOut);
    }),
  );
});
