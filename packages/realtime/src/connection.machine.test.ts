import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  initialConnection,
  stepConnection,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
} from "./connection.machine.ts";

const started: ConnectionEvent = { type: "started", isOnline: true };
const opened: ConnectionEvent = { type: "opened" };
const settled: ConnectionEvent = { type: "settled" };
const lost: ConnectionEvent = { type: "lost" };
const failed: ConnectionEvent = { type: "attempt-failed" };
const waitOver: ConnectionEvent = { type: "wait-over" };

/** The final state, and the effects of the last event. */
function run(...events: ConnectionEvent[]) {
  let state = initialConnection;
  let effects: ConnectionEffect[] = [];
  for (const event of events) [state, ...effects] = stepConnection(state, event);
  return { at: state.at, state, effects };
}

const connected = [started, opened, settled, { type: "caught-up", round: 1 }] as const;

describe("when connecting", () => {
  test("the state is connected only after everything that could have changed was fetched", () => {
    expect(run(started)).toMatchObject({ at: "connecting", effects: [{ do: "attempt" }] });
    expect(run(started, opened)).toMatchObject({ at: "catching-up", effects: [] });
    expect(run(started, opened, settled)).toMatchObject({
      at: "catching-up",
      effects: [{ do: "catch-up", round: 1 }],
    });
    expect(run(...connected)).toMatchObject({ at: "connected", effects: [] });
  });

  test("a channel joined during the refetch causes another one", () => {
    expect(run(started, opened, settled, settled, { type: "caught-up", round: 1 })).toMatchObject({
      at: "catching-up",
      effects: [{ do: "catch-up", round: 2 }],
    });
  });

  test("a channel joined later, as at a login, is refetched for as well", () => {
    expect(run(...connected, settled)).toMatchObject({
      at: "catching-up",
      effects: [{ do: "catch-up", round: 2 }],
    });
  });

  test("a failed refetch is retried, later each time", () => {
    const once = [started, opened, settled, { type: "catch-up-failed", round: 1 }] as const;
    expect(run(...once).effects).toEqual([{ do: "wait", tries: 0 }]);
    expect(run(...once, waitOver).effects).toEqual([{ do: "catch-up", round: 2 }]);
    expect(run(...once, waitOver, { type: "catch-up-failed", round: 2 })).toMatchObject({
      at: "catching-up",
      effects: [{ do: "wait", tries: 1 }],
    });
  });

  test("a refetch from before the loss does not make the new connection connected", () => {
    const again = [started, opened, settled, lost, waitOver, opened, settled] as const;
    expect(run(...again, { type: "caught-up", round: 1 }).at).toBe("catching-up");
    expect(run(...again, { type: "catch-up-failed", round: 1 }).effects).toEqual([]);
    expect(run(...again, { type: "caught-up", round: 2 }).at).toBe("connected");
  });
});

describe("when reconnecting", () => {
  test("[RT-07] a lost connection is followed by growing waits, with one attempt after each", () => {
    expect(run(...connected, lost)).toMatchObject({
      at: "reconnecting",
      effects: [{ do: "abandon" }, { do: "wait", tries: 0 }],
    });
    const events: ConnectionEvent[] = [...connected, lost];
    for (let tries = 1; tries < 6; tries += 1) {
      expect(run(...events, waitOver).effects).toEqual([{ do: "attempt" }]);
      events.push(waitOver, failed);
      expect(run(...events).effects).toEqual([{ do: "abandon" }, { do: "wait", tries }]);
    }
  });

  test("a server that accepts sockets only to drop them is tried at growing intervals", () => {
    const dropped = [...connected, lost, waitOver, opened, settled, lost] as const;
    expect(run(...dropped).effects).toContainEqual({ do: "wait", tries: 1 });
  });

  test("a page that was never connected is connecting, not reconnecting", () => {
    expect(run(started, failed, waitOver, failed).at).toBe("connecting");
  });

  test.each(["went-online", "became-visible"] as const)(
    "a page that %s during a wait makes the attempt at once",
    (type) => {
      expect(run(...connected, lost, { type }).effects).toEqual([
        { do: "stop-waiting" },
        { do: "attempt" },
      ]);
    },
  );

  test("an attempt over the previous network starts again", () => {
    expect(run(started, { type: "went-online" }).effects).toEqual([
      { do: "abandon" },
      { do: "attempt" },
    ]);
  });

  test("another network resets the waits, as it is no fault of the server", () => {
    const failing = [...connected, lost, waitOver, failed, waitOver, failed] as const;
    expect(run(...failing, waitOver, failed).effects).toContainEqual({ do: "wait", tries: 3 });
    expect(run(...failing, { type: "went-online" }, failed).effects).toContainEqual({
      do: "wait",
      tries: 0,
    });
  });

  test("a page that becomes visible does not disturb an attempt or a working connection", () => {
    expect(run(started, { type: "became-visible" }).effects).toEqual([]);
    expect(run(...connected, { type: "became-visible" }).effects).toEqual([]);
    expect(run(...connected, { type: "went-online" }).effects).toEqual([]);
  });
});

describe("when offline", () => {
  test("nothing is tried without a network, and an attempt is made as soon as there is one", () => {
    const offline = [...connected, { type: "went-offline" }] as const;
    expect(run(...offline)).toMatchObject({
      at: "offline",
      effects: [{ do: "stop-waiting" }, { do: "abandon" }],
    });
    expect(run(...offline, waitOver, lost, { type: "became-visible" }).effects).toEqual([]);
    expect(run(...offline, { type: "went-online" })).toMatchObject({
      at: "reconnecting",
      effects: [{ do: "attempt" }],
    });
  });

  test("a page that starts without a network connects when there is one", () => {
    expect(run({ type: "started", isOnline: false }).at).toBe("offline");
    expect(run({ type: "started", isOnline: false }, { type: "went-online" })).toMatchObject({
      at: "connecting",
      effects: [{ do: "attempt" }],
    });
  });
});

describe("in the back-forward cache", () => {
  const away: ConnectionEvent = { type: "page-cached" };
  const back: ConnectionEvent = { type: "page-restored", isOnline: true };

  test("a page has nothing under way, and connects again when it is restored", () => {
    expect(run(...connected, away)).toMatchObject({
      at: "reconnecting",
      effects: [{ do: "stop-waiting" }, { do: "abandon" }],
    });
    expect(run(...connected, away, { type: "became-visible" }, lost, waitOver).effects).toEqual([]);
    expect(run(...connected, away, back).effects).toEqual([{ do: "attempt" }]);
    expect(run(started, away, back)).toMatchObject({
      at: "connecting",
      effects: [{ do: "attempt" }],
    });
  });

  test("a page waits for a network lost meanwhile, and uses one that appeared", () => {
    const gone: ConnectionEvent = { type: "page-restored", isOnline: false };
    expect(run(...connected, away, gone).at).toBe("offline");
    expect(run(...connected, away, gone, { type: "went-online" }).effects).toEqual([
      { do: "attempt" },
    ]);
    const offline = [...connected, { type: "went-offline" }, away] as const;
    expect(run(...offline).at).toBe("offline");
    expect(run(...offline, gone).at).toBe("offline");
    expect(run(...offline, back)).toMatchObject({
      at: "reconnecting",
      effects: [{ do: "attempt" }],
    });
  });
});

test("a socket that knew a member does not outlive the logout", () => {
  const left: ConnectionEvent = { type: "member-left" };
  expect(run(...connected, left)).toMatchObject({
    at: "reconnecting",
    effects: [{ do: "abandon" }, { do: "attempt" }],
  });
  expect(run(started, opened, left).effects).toEqual([{ do: "abandon" }, { do: "attempt" }]);
  expect(run(...connected, lost, left).effects).toEqual([]);
  const resting = [started, opened, settled, { type: "catch-up-failed", round: 1 }] as const;
  expect(run(...resting, left).effects).toEqual([
    { do: "stop-waiting" },
    { do: "abandon" },
    { do: "attempt" },
  ]);
});

/** The environment that results from the machine's effects: at most one socket, one timer, and one current refetch. */
interface Environment {
  socket: "none" | "attempt" | "open";
  isWaiting: boolean;
  refetches: number[];
  /** Data has been refetched since this socket was opened. */
  isFresh: boolean;
  /** In the back-forward cache. */
  isAway: boolean;
}

const anyEvent: fc.Arbitrary<ConnectionEvent> = fc.oneof(
  fc
    .constantFrom<ConnectionEvent["type"]>(
      "went-online",
      "went-offline",
      "became-visible",
      "opened",
      "attempt-failed",
      "lost",
      "wait-over",
      "settled",
      "member-left",
      "page-cached",
    )
    .map((type) => ({ type }) as ConnectionEvent),
  fc.record({ type: fc.constant("page-restored" as const), isOnline: fc.boolean() }),
  fc.record({
    type: fc.constantFrom("caught-up" as const, "catch-up-failed" as const),
    round: fc.integer({ min: 1, max: 12 }),
  }),
);

/** Whether this event is possible now; the driver never sends one that its environment rules out. */
function canHappen(event: ConnectionEvent, environment: Environment): boolean {
  switch (event.type) {
    case "opened":
    case "attempt-failed":
      return environment.socket === "attempt";
    case "lost":
    case "settled":
      return environment.socket === "open";
    case "wait-over":
      return environment.isWaiting;
    case "caught-up":
    case "catch-up-failed":
      return environment.refetches.includes(event.round);
    case "page-restored":
      return environment.isAway;
    case "went-online":
    case "went-offline":
      return !environment.isAway;
    default:
      return true;
  }
}

test("whatever happens in whatever order, the connection can always go on and never does anything twice at once", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyEvent, { maxLength: 80 }), (isOnline, events) => {
      const environment: Environment = {
        socket: "none",
        isWaiting: false,
        refetches: [],
        isFresh: false,
        isAway: false,
      };
      let state: ConnectionState = initialConnection;

      for (const event of [{ type: "started", isOnline } as const, ...events]) {
        if (!canHappen(event, environment)) continue;
        if (event.type === "opened") Object.assign(environment, { socket: "open", isFresh: false });
        if (event.type === "wait-over") environment.isWaiting = false;
        if (event.type === "page-cached") environment.isAway = true;
        if (event.type === "page-restored") environment.isAway = false;
        if (event.type === "lost" || event.type === "attempt-failed") environment.socket = "none";
        if (event.type === "caught-up" || event.type === "catch-up-failed") {
          environment.refetches = environment.refetches.filter((round) => round !== event.round);
          if (event.type === "caught-up" && event.round === state.round) environment.isFresh = true;
        }

        const [next, ...effects] = stepConnection(state, event);
        state = next;
        for (const effect of effects) {
          switch (effect.do) {
            case "attempt":
              expect(environment.socket).toBe("none");
              environment.socket = "attempt";
              break;
            case "abandon":
              environment.socket = "none";
              break;
            case "wait":
              expect(effect.tries).toBeGreaterThanOrEqual(0);
              environment.isWaiting = true;
              break;
            case "stop-waiting":
              environment.isWaiting = false;
              break;
            case "catch-up":
              expect(environment.socket).toBe("open");
              expect(environment.refetches).not.toContain(effect.round);
              environment.refetches.push(effect.round);
          }
        }

        // Each state matches the environment, and something is pending that leads out of it.
        if (state.at === "connected")
          expect(environment).toMatchObject({ socket: "open", isFresh: true });
        if (state.at === "catching-up") expect(environment.socket).toBe("open");
        if (environment.isAway)
          expect(environment).toMatchObject({ socket: "none", isWaiting: false });
        else if (state.at === "connecting" || state.at === "reconnecting")
          expect(environment.socket === "attempt" ? 1 : Number(environment.isWaiting)).toBe(1);
        if (state.at === "offline")
          expect(environment).toMatchObject({ socket: "none", isWaiting: false });
        if (state.at === "catching-up" && state.doing === "refetch")
          expect(environment.refetches).toContain(state.round);
        if (state.at === "catching-up" && state.doing === "rest")
          expect(environment.isWaiting).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
