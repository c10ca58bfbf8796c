import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countedSeconds, remembered, watchEvents } from "../realtime/live-events.ts";
import { listen, type Listener } from "../testing/listener.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { createRefusedCalls } from "../wire/refused-calls.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const live = async () => (await sandbox.operator("GET", "/dashboard/live")).data;

describe("the dashboard", () => {
  test("the dashboard shows a member's sockets and the last event, without its content", async () => {
    const player = await sandbox.login("player21");
    const listener = await listen(sandbox, player);
    const channel = `private-member.${player.memberId}`;
    await sandbox.operator("POST", "/events", {
      channel,
      event: "forward_game.status",
      payload: { code: "957", secret: "of the member" },
    });
    await listener.next("forward_game.status");
    const shown = await live();
    expect(shown).toMatchObject({
      sockets: {
        connections: 1,
        members: 1,
        channels: expect.arrayContaining([{ name: channel, subscribers: 1 }]),
      },
      events: [
        { event: "forward_game.status", channel, channels: 1, size: 39 },
        { event: "login", channel },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain("of the member");
    listener.close();
    await expect.poll(async () => (await live())["sockets"]).toMatchObject({ connections: 0 });
  });

  test("the fullest channels are listed first, and equally full ones by name", async () => {
    const listeners: Listener[] = [];
    for (const account of ["player26", "player24", "player25"]) {
      const player = await sandbox.login(account);
      listeners.push(await listen(sandbox, player));
      if (account === "player25") listeners.push(await listen(sandbox, player));
    }
    const shape = v.object({ channels: v.array(v.object({ name: v.string() })) });
    const { channels } = v.parse(shape, (await live())["sockets"]);
    expect(channels.map(({ name }) => name)).toEqual(
      ["1025", "1024", "1026"].map((id) => `private-member.${id}`),
    );
    for (const one of listeners) one.close();
    await expect.poll(async () => (await live())["sockets"]).toMatchObject({ connections: 0 });
  });

  test("refused calls are counted by call and code, and answered ones are not", async () => {
    const wrong = {
      account: "player22",
      password: "x",
      site_id: 1,
      answer: "9",
      captcha_token: "x",
    };
    const { code } = await sandbox.api("/login", wrong);
    await sandbox.api("/login", wrong);
    await sandbox.operator("POST", "/answers", { path: "/logout", code: "555", times: "once" });
    const { token } = await sandbox.login("player22");
    await sandbox.api("/logout", {}, { token });
    const { refused } = await live();
    expect(refused).toMatchObject([
      { path: "/api/login", code, times: 2 },
      { path: "/api/logout", code: "555", times: 1 },
    ]);
  });

  test("open sessions are counted, each once, and ended ones are not", async () => {
    const open = async () => {
      const { data } = await sandbox.operator("GET", "/dashboard/money");
      return Number(data["sessions"]);
    };
    const before = await open();
    const { token } = await sandbox.login("player23");
    expect(await open()).toBe(before + 1);
    await sandbox.api("/logout", {}, { token });
    expect(await open()).toBe(before);
  });

  test("the members' money is added up by currency", async () => {
    const sums = async () => {
      const { data } = await sandbox.operator("GET", "/dashboard/money");
      const wallet = v.object({
        currency: v.string(),
        main: v.string(),
        with_providers: v.string(),
      });
      const { wallets } = v.parse(v.object({ wallets: v.array(wallet) }), data);
      return wallets.find(({ currency }) => currency === "JPY");
    };
    const before = await sums();
    await sandbox.operator("POST", "/members", {
      account: "yenholder",
      password: "naluma88",
      currency: "JPY",
      dollars: 10,
    });
    const after = await sums();
    expect(Number(after?.main) - Number(before?.main)).toBe(1500);
    expect(after?.with_providers).toBe(before?.with_providers);
  });
});

describe("outgoing events", () => {
  const watched = () => {
    let now = 1_000_000;
    const sent: string[] = [];
    const { publisher, liveEvents } = watchEvents(
      {
        publish: async (_, event) => void sent.push(event),
        terminate: async () => {},
      },
      () => now,
    );
    return {
      sent,
      liveEvents,
      publish: (event: string) => publisher.publish(["a", "b"], event, { x: "é" }),
      pass: (ms: number) => {
        now += ms;
      },
    };
  };

  test("events are sent unchanged, and the newest are remembered", async () => {
    const { sent, liveEvents, publish } = watched();
    for (let n = 0; n < remembered + 5; n += 1) void publish(`e${n}`);
    expect(sent).toHaveLength(remembered + 5);
    expect(liveEvents.latest()).toHaveLength(remembered);
    expect(liveEvents.latest()[0]).toEqual({
      id: remembered + 5,
      at: 1_000_000,
      event: `e${remembered + 4}`,
      channel: "a",
      channels: 2,
      size: 10,
    });
  });

  test("events are counted by the second, for a minute", async () => {
    const { liveEvents, publish, pass } = watched();
    await publish("one");
    await publish("two");
    pass(1_000);
    await publish("three");
    pass(1_000);
    expect(liveEvents.perSecond().slice(-2)).toEqual([2, 1]);
    expect(liveEvents.perSecond()).toHaveLength(countedSeconds);
    pass(countedSeconds * 1_000);
    await publish("four");
    expect(liveEvents.perSecond().every((events) => events === 0)).toBe(true);
  });
});

test("refused calls are sorted by frequency, then by the latest, each with its last time", () => {
  let now = 0;
  const refused = createRefusedCalls(() => now);
  for (const path of ["/api/a", "/api/b", "/api/c", "/api/a", "/api/b"]) {
    now += 1;
    refused.note(path, "101");
  }
  expect(refused.list().map(({ path, times, at }) => [path, times, at])).toEqual([
    ["/api/b", 2, 5],
    ["/api/a", 2, 4],
    ["/api/c", 1, 3],
  ]);
});

test("refused calls are forgotten after a quarter of an hour, and their number is limited", () => {
  let now = 0;
  const refused = createRefusedCalls(() => now);
  refused.note("/api/a", "101");
  refused.note("/api/a", "100");
  refused.note("/api/b", "1000");
  now = 14 * 60_000;
  refused.note("/api/c", "102");
  expect(refused.list()).toEqual([
    { path: "/api/c", code: "102", times: 1, at: now },
    { path: "/api/a", code: "101", times: 1, at: 0 },
  ]);
  now = 16 * 60_000;
  expect(refused.list()).toEqual([{ path: "/api/c", code: "102", times: 1, at: 14 * 60_000 }]);
  for (let n = 0; n < 10_000; n += 1) refused.note("/api/d", "103");
  expect(refused.list()[0]?.times).toBeLessThanOrEqual(2_000);
});
