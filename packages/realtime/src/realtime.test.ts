import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectionAtom } from "./connection.ts";
import type { RealtimeEvent } from "./events.ts";
import { fakeLink } from "./link.fake.ts";
import type { PageSignals } from "./page-signals.ts";
import { startRealtime } from "./realtime.ts";

const own = "private-member.88213";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Stored {
  token?: string;
  memberId?: string;
}

function begin(stored: Stored = {}, { isOnline = true, isSecure = false, random = () => 0 } = {}) {
  const link = fakeLink();
  const store = createStore();
  const page = {
    stored,
    currency: "VND",
    lang: "vi_VN",
    events: [] as RealtimeEvent[],
    unauthorized: 0,
    catchUps: [] as PromiseWithResolvers<void>[],
  };
  let signal: Parameters<PageSignals["listen"]>[0] | undefined;
  let hasNetwork = isOnline;

  const realtime = startRealtime(
    {
      address: {
        socket_url: "ws://127.0.0.1:4100",
        socket_ssl_url: "wss://rt.example.com",
        socket_key: "site9key",
      },
      isSecure,
      token: () => page.stored.token,
      memberId: () => page.stored.memberId,
      currency: () => page.currency,
      template: () => "bob_mobile",
      lang: () => page.lang,
      onEvent: (event) => page.events.push(event),
      catchUp() {
        const running = Promise.withResolvers<void>();
        page.catchUps.push(running);
        return running.promise;
      },
      onUnauthorized: () => (page.unauthorized += 1),
      report: () => undefined,
      store,
      random,
      signals: {
        isOnline: () => hasNetwork,
        listen(on) {
          signal = on;
          return () => (signal = undefined);
        },
      },
    },
    (options) => link.open(options),
  );
  if (!realtime || !link.options) throw new Error("real time did not start");
  const { listener } = link.options;

  return {
    link,
    page,
    realtime,
    listener,
    signal: () => signal,
    /** The network is lost without any event. */
    loseNetwork: () => (hasNetwork = false),
    at: () => store.get(connectionAtom),
    attempts: () => link.log.filter((order) => order === "attempt").length,
    open() {
      listener.opened();
      for (const channel of link.joined.values()) channel.joined();
    },
    async caughtUp() {
      page.catchUps.at(-1)?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

type Begun = ReturnType<typeof begin>;

async function connect(begun: Begun): Promise<Begun> {
  begun.open();
  await begun.caughtUp();
  expect(begun.at()).toBe("connected");
  return begun;
}

test.each([
  [true, { host: "rt.example.com", port: 443, isTls: true }],
  [false, { host: "127.0.0.1", port: 4100, isTls: false }],
])("[RT-01] a page that is secure (%s) has its connection to %o", (isSecure, host) => {
  expect(begin({}, { isSecure }).link.options).toMatchObject({ host, key: "site9key" });
});

test("a site with an unusable address has no connection, and says so", () => {
  const store = createStore();
  const link = fakeLink();
  const nothing = () => undefined;
  const realtime = startRealtime(
    {
      address: { socket_url: "ws://127.0.0.1:4100", socket_ssl_url: "", socket_key: "site9key" },
      isSecure: true,
      token: nothing,
      memberId: nothing,
      currency: () => "VND",
      template: () => "bob_mobile",
      lang: () => "vi_VN",
      onEvent: nothing,
      catchUp: () => Promise.resolve(),
      onUnauthorized: nothing,
      report: nothing,
      store,
    },
    (options) => link.open(options),
  );
  expect([realtime, link.options]).toEqual([undefined, undefined]);
  expect(store.get(connectionAtom)).toBe("offline");
});

describe("the connection state", () => {
  test("goes from connecting through catching-up to connected", async () => {
    const begun = begin();
    expect(begun.at()).toBe("connecting");
    begun.open();
    expect(begun.at()).toBe("catching-up");
    await begun.caughtUp();
    expect(begun.at()).toBe("connected");
  });

  test("catches up again after each loss", async () => {
    const begun = await connect(begin());
    begun.listener.lost();
    expect(begun.at()).toBe("reconnecting");
    vi.advanceTimersByTime(1_000);
    begun.open();
    expect(begun.at()).toBe("catching-up");
    await begun.caughtUp();
    expect(begun.at()).toBe("connected");
    expect(begun.page.catchUps).toHaveLength(2);
  });

  test("stays catching-up while the refetch fails, and retries it", async () => {
    const begun = begin();
    begun.open();
    begun.page.catchUps[0]?.reject(new Error("the server is still starting"));
    await vi.advanceTimersByTimeAsync(999);
    expect(begun.at()).toBe("catching-up");
    await vi.advanceTimersByTimeAsync(1);
    await begun.caughtUp();
    expect(begun.at()).toBe("connected");
  });

  test("is offline without a network", () => {
    const begun = begin({}, { isOnline: false });
    expect(begun.at()).toBe("offline");
    expect(begun.attempts()).toBe(0);
    begun.signal()?.online();
    expect(begun.attempts()).toBe(1);
  });
});

describe("connection attempts", () => {
  test("[RT-07] follow 1, 2, 4, 5 and 5 s after the previous one failed", async () => {
    const begun = await connect(begin());
    begun.listener.lost();
    for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      const before = begun.attempts();
      vi.advanceTimersByTime(wait - 1);
      expect(begun.attempts()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(begun.attempts()).toBe(before + 1);
      begun.listener.attemptFailed();
    }
  });

  test("[RT-08] are cut after 20 s", () => {
    const begun = begin();
    begun.link.log.length = 0;
    vi.advanceTimersByTime(19_999);
    expect(begun.link.log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(begun.link.log).toEqual(["abandon"]);
    vi.advanceTimersByTime(1_000);
    expect(begun.link.log).toEqual(["abandon", "attempt"]);
  });

  test("are not cut once the socket is open", async () => {
    const begun = await connect(begin());
    vi.advanceTimersByTime(60_000);
    expect(begun.at()).toBe("connected");
    expect(begun.attempts()).toBe(1);
  });

  test.each(["online", "visible"] as const)("are made at once when the page is %s", (name) => {
    const begun = begin();
    begun.listener.attemptFailed();
    begun.signal()?.[name]();
    expect(begun.attempts()).toBe(2);
    // The interrupted wait does not cause another attempt.
    vi.advanceTimersByTime(19_999);
    expect(begun.attempts()).toBe(2);
  });

  test("have their own wait, even if a failed refetch was waiting when the socket was lost", async () => {
    const begun = begin();
    begun.open();
    for (const rest of [1_000, 2_000]) {
      begun.page.catchUps.at(-1)?.reject(new Error("refused"));
      await vi.advanceTimersByTimeAsync(rest);
    }
    // A third refetch would be made after 4 s.
    begun.page.catchUps.at(-1)?.reject(new Error("refused"));
    await vi.advanceTimersByTimeAsync(3_500);
    begun.listener.lost();
    await vi.advanceTimersByTimeAsync(999);
    expect(begun.attempts()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.attempts()).toBe(2);
  });

  test("stop when the network is gone", async () => {
    const begun = await connect(begin());
    begun.signal()?.offline();
    expect(begun.at()).toBe("offline");
    expect(begun.link.log.at(-1)).toBe("abandon");
    vi.advanceTimersByTime(60_000);
    expect(begun.attempts()).toBe(1);
  });
});

test("a page in the back-forward cache holds no socket, and catches up after it is restored before it is connected", async () => {
  const begun = await connect(begin());
  begun.signal()?.pageCached();
  expect(begun.link.log.at(-1)).toBe("abandon");
  // A loss on a hidden page is not shown.
  expect(begun.at()).toBe("connected");
  begun.listener.lost();
  begun.signal()?.visible();
  vi.advanceTimersByTime(60_000);
  expect(begun.attempts()).toBe(1);

  begun.signal()?.pageRestored();
  expect(begun.at()).toBe("reconnecting");
  expect(begun.attempts()).toBe(2);
  begun.open();
  expect(begun.at()).toBe("catching-up");
  await begun.caughtUp();
  expect(begun.at()).toBe("connected");
});

test("a page restored without a network is offline, and connects when there is one", async () => {
  const begun = await connect(begin());
  begun.signal()?.pageCached();
  begun.loseNetwork();
  begun.signal()?.pageRestored();
  expect(begun.at()).toBe("offline");
  expect(begun.attempts()).toBe(1);
  begun.signal()?.online();
  expect(begun.attempts()).toBe(2);
});

describe("for members and visitors", () => {
  const lotus = { token: "s_1.a", memberId: "88213" };

  test("a visitor requests no private channel, a stored member does from the start", () => {
    expect([...begin().link.joined.keys()].some((name) => name.includes("member."))).toBe(false);
    expect([...begin(lotus).link.joined.keys()]).toContain(own);
    expect([...begin({ memberId: "88213" }).link.joined.keys()]).not.toContain(own);
  });

  test("a login joins the member's channels on the open socket and catches up", async () => {
    const begun = await connect(begin());
    begun.page.stored = lotus;
    begun.realtime.joinMember();
    const ready = begun.realtime.privateChannelJoined();
    for (const name of [own, "private-member.VND", "presence-member.VND"])
      begun.link.joined.get(name)?.joined();

    expect(await ready).toBe(true);
    expect(begun.at()).toBe("catching-up");
    await begun.caughtUp();
    expect(begun.at()).toBe("connected");
    expect(begun.attempts()).toBe(1);
  });

  test("a member is connected once all channels are joined, even if one was refused at first", async () => {
    const begun = begin(lotus);
    begun.listener.opened();
    for (const [name, channel] of begun.link.joined)
      if (name === own) channel.refused({ status: 403, token: "s_1.a" });
      else channel.joined();
    await begun.caughtUp();
    expect(begun.page.catchUps).toHaveLength(1);
    expect(begun.at()).toBe("catching-up");

    vi.advanceTimersByTime(1_000);
    expect(begun.link.log.at(-1)).toBe(`again ${own}`);
    begun.link.joined.get(own)?.joined();
    await begun.caughtUp();
    expect(begun.page.catchUps).toHaveLength(2);
    expect(begun.at()).toBe("connected");
  });

  test("a login on an open socket is not connected before its channels are joined", async () => {
    const begun = await connect(begin());
    begun.page.stored = lotus;
    begun.realtime.joinMember();
    expect(begun.at()).toBe("catching-up");
  });

  test("a logout leaves the member's channels and closes the socket, even while the member is still stored", async () => {
    const begun = await connect(begin(lotus));
    begun.link.log.length = 0;
    begun.realtime.leaveMember();
    expect(begun.link.log).toEqual([
      "abandon",
      "attempt",
      `leave ${own}`,
      "leave private-member.VND",
      "leave presence-member.VND",
    ]);
    expect(await begun.realtime.privateChannelJoined()).toBe(false);
  });

  test("a visitor's logout keeps the socket", async () => {
    const begun = await connect(begin());
    begun.link.log.length = 0;
    begun.realtime.leaveMember();
    expect(begun.link.log).toEqual([]);
  });

  test("another currency switches the channels", async () => {
    const begun = await connect(begin());
    begun.page.currency = "USD";
    begun.realtime.changeCurrency();
    expect([...begun.link.joined.keys()]).toContain("web_api.USD");
    expect([...begun.link.joined.keys()]).not.toContain("web_api.VND");
  });

  test("a refused token is reported to the page", async () => {
    const begun = begin(lotus);
    begun.listener.opened();
    begun.link.joined.get(own)?.refused({ status: 401, token: "s_1.a" });
    expect(begun.page.unauthorized).toBe(1);
  });
});

test("events arrive typed, and broken ones or those of another language do not arrive", async () => {
  const begun = await connect(begin({ token: "s_1.a", memberId: "88213" }));
  const channel = begun.link.joined.get(own);
  channel?.event("member.cash", { cash: "1252.38" });
  channel?.event("game.url", "no JSON");
  const template = begun.link.joined.get("bob_mobile_template");
  template?.event("model_login.url", { language: "en_US" });
  template?.event("model_login.url", null);

  expect(begun.page.events).toEqual([
    { type: "member.cash", cash: "1252.38" },
    { type: "model_login.url", language: undefined },
  ]);
});

test("a stopped connection stays silent", async () => {
  const begun = await connect(begin());
  begun.link.joined.get("board")?.refused({ status: 503, token: undefined });
  begun.realtime.stop();
  expect(begun.link.log.at(-1)).toBe("abandon");
  expect(begun.signal()).toBeUndefined();
  begun.listener.lost();
  vi.advanceTimersByTime(60_000);
  expect(begun.attempts()).toBe(1);
  expect(begun.link.log.at(-1)).toBe("abandon");
});
