import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "@naluma/machine/clock";
import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocketServer, type WebSocket } from "ws";
import { connectionAtom, type ConnectionName } from "./connection.ts";
import { createRealtime, type Realtime, type RealtimeEvent } from "./index.ts";

/** What the platform's side of the connection received; each read waits until there is something. */
function watched<Thing>() {
  const seen: Thing[] = [];
  let wake = () => {};
  return {
    seen,
    see(thing: Thing) {
      seen.push(thing);
      wake();
    },
    /** Removes and returns the next match. */
    async take(fits: (thing: Thing) => boolean = () => true): Promise<Thing> {
      for (;;) {
        const index = seen.findIndex(fits);
        const [thing] = index < 0 ? [] : seen.splice(index, 1);
        if (thing !== undefined) return thing;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

interface Frame {
  readonly event: string;
  readonly data: { readonly channel?: string; readonly auth?: string };
}

interface AuthRequest {
  readonly headers: IncomingMessage["headers"];
  readonly fields: Record<string, string>;
}

/** Our timers, advanced by the test; those of the socket library stay real, because they only defer. */
function fakeClock() {
  const timers = watched<{ readonly ms: number; readonly run: () => void }>();
  const clock: Clock = {
    now: () => 0,
    setTimeout(run, ms) {
      const timer = { ms, run };
      timers.see(timer);
      return () => {
        const index = timers.seen.indexOf(timer);
        if (index >= 0) timers.seen.splice(index, 1);
      };
    },
  };
  return { clock, timers };
}

let http: Server;
let wss: WebSocketServer;
let port: number;
let sockets: ReturnType<typeof watched<Visit>>;
let asked: ReturnType<typeof watched<AuthRequest>>;
/** The statuses of the next authorisations; 200 once the list is empty. */
let statuses: number[];
let realtime: Realtime | undefined;
const requestedUrls: string[] = [];

interface Visit {
  readonly socket: WebSocket;
  readonly frames: ReturnType<typeof watched<Frame>>;
  readonly closed: Promise<void>;
  send(event: string, data: unknown, channel?: string): void;
  join(name: string): Promise<Frame>;
}

beforeEach(async () => {
  // The socket library's worker build expects a global object of this name.
  vi.stubGlobal("self", globalThis);
  sockets = watched();
  asked = watched();
  statuses = [];
  requestedUrls.length = 0;
  http = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      asked.see({
        headers: request.headers,
        fields: Object.fromEntries(new URLSearchParams(body)),
      });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ auth: `site9key:proof`, channel_data: '{"user_id":"u"}' }));
    });
  });
  wss = new WebSocketServer({ server: http });
  wss.on("connection", (socket, request) => {
    requestedUrls.push(request.url ?? "");
    const frames = watched<Frame>();
    socket.on("message", (data: Buffer) => frames.see(JSON.parse(data.toString())));
    const send: Visit["send"] = (event, data, channel) =>
      socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
    sockets.see({
      socket,
      frames,
      send,
      closed: new Promise((resolve) => socket.once("close", () => resolve())),
      async join(name) {
        const frame = await frames.take(({ data }) => data.channel === name);
        const presence = { presence: { count: 1, ids: ["u"], hash: { u: {} } } };
        send("pusher_internal:subscription_succeeded", presence, name);
        return frame;
      },
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  ({ port } = http.address() as AddressInfo);
});

afterEach(async () => {
  vi.useRealTimers();
  realtime?.stop();
  realtime = undefined;
  for (const socket of wss.clients) socket.terminate();
  wss.close();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

const publicNames = ["board", "web_member", "web_api.VND", "bob_mobile_template"];
const own = "private-member.88213";
const memberNames = [own, "private-member.VND", "presence-member.VND"];

function begin(stored: { token?: string; memberId?: string } = {}) {
  const store = createStore();
  const { clock, timers } = fakeClock();
  const events = watched<RealtimeEvent>();
  const places = watched<ConnectionName>();
  const reports: unknown[] = [];
  const page = { stored, currency: "VND", unauthorized: 0, catchUps: 0 };
  store.sub(connectionAtom, () => places.see(store.get(connectionAtom)));
  realtime = createRealtime({
    address: {
      socket_url: `ws://127.0.0.1:${port}`,
      socket_ssl_url: "",
      socket_key: "site9key",
    },
    isSecure: false,
    token: () => page.stored.token,
    memberId: () => page.stored.memberId,
    currency: () => page.currency,
    template: () => "bob_mobile",
    lang: () => "vi_VN",
    authEndpoint: `http://127.0.0.1:${port}/api/broadcasting/auth`,
    onEvent: events.see,
    catchUp() {
      page.catchUps += 1;
      return Promise.resolve();
    },
    onUnauthorized: () => (page.unauthorized += 1),
    report: (error) => reports.push(error),
    store,
    clock,
    random: () => 0,
    signals: { isOnline: () => true, listen: () => () => {} },
  });
  return { realtime, page, events, places, reports, timers };
}

/** Accepts the next socket as a server does. */
async function welcome(): Promise<Visit> {
  const visit = await sockets.take();
  visit.send("pusher:connection_established", { socket_id: "1.2", activity_timeout: 120 });
  return visit;
}

async function welcomeAll(names: readonly string[]): Promise<Visit> {
  const visit = await welcome();
  for (const name of names) await visit.join(name);
  return visit;
}

/** Ends the wait before the next attempt immediately. */
async function endWait(timers: ReturnType<typeof fakeClock>["timers"], ms: number) {
  const wait = await timers.take((timer) => timer.ms === ms);
  wait.run();
}

describe("over a real socket", () => {
  test("a visitor speaks protocol 7, joins the public channels and is connected", async () => {
    const { places, page } = begin();
    await welcomeAll(publicNames);
    await places.take((place) => place === "connected");
    expect(requestedUrls).toEqual([expect.stringMatching(/^\/app\/site9key\?protocol=7&/)]);
    expect(asked.seen).toEqual([]);
    expect(page.catchUps).toBe(1);
  });

  test("a member is authorised with the stored token, in the header and for this socket", async () => {
    const { realtime: running } = begin({ token: "s_1.a", memberId: "88213" });
    const ready = running.privateChannelReady(2_000);
    const visit = await welcome();
    const frame = await visit.join(own);
    const request = await asked.take(({ fields }) => fields["channel_name"] === own);

    expect(await ready).toBe(true);
    expect(frame.data.auth).toBe("site9key:proof");
    expect(request.headers).toMatchObject({ authorization: "s_1.a", lang: "vi_VN" });
    expect(request.fields).toEqual({ socket_id: "1.2", channel_name: own });
    expect(requestedUrls.join()).not.toContain("s_1");
  });

  test("raw event names arrive, and unknown events or broken payloads do no harm", async () => {
    const { events } = begin({ token: "s_1.a", memberId: "88213" });
    const visit = await welcomeAll([own]);
    visit.send("something.new", {}, own);
    visit.socket.send(`{"event":"letter.sent","channel":"${own}","data":"no JSON"}`);
    visit.socket.send(`{"event":"letter.read","channel":"${own}"}`);
    visit.socket.send("no JSON");
    visit.send("game.url", { url: "https://g.example/run", launch_id: "launch-0001" }, own);

    const game = await events.take(({ type }) => type === "game.url");
    expect(game).toMatchObject({ url: "https://g.example/run", launchId: "launch-0001" });
    expect(events.seen.map(({ type }) => type)).toEqual(["letter.sent", "letter.read"]);
  });

  test.each([
    "no JSON",
    "",
    "null",
    "[]",
    '"letter.sent"',
    "{}",
    `{"channel":"${own}","data":"{}"}`,
    `{"event":null,"channel":"${own}"}`,
    `{"event":7,"channel":"${own}"}`,
    `{"event":["letter.sent"],"channel":"${own}"}`,
  ])(
    "a message without a name, or without JSON, is reported once and skipped: %j",
    async (sent) => {
      const { events, reports, places } = begin({ token: "s_1.a", memberId: "88213" });
      const visit = await welcomeAll([...publicNames, ...memberNames]);
      await places.take((place) => place === "connected");
      visit.socket.send(sent);
      visit.socket.send(sent);
      visit.send("letter.read", {}, own);

      await events.take(({ type }) => type === "letter.read");
      expect(reports).toEqual([new Error("The socket sent what is no message")]);
      expect(places.seen).not.toContain("reconnecting");
    },
  );

  const presence = "presence-member.VND";
  test.each([
    ["pusher_internal:subscription_succeeded", presence],
    ["pusher_internal:subscription_count", presence],
    ["pusher_internal:subscription_count", own],
    ["pusher_internal:member_added", presence],
    ["pusher_internal:member_removed", presence],
    ["pusher:signin_success", undefined],
    ["pusher:error", undefined],
    ["pusher:subscription_error", own],
  ])("a library message without its data throws nothing: %s", async (name, channel) => {
    const { events, places, reports } = begin({ token: "s_1.a", memberId: "88213" });
    const visit = await welcomeAll([...publicNames, ...memberNames]);
    await places.take((place) => place === "connected");
    const odd = [undefined, null, 7, "x", {}, { presence: {} }];
    for (const data of [...odd, ...odd])
      visit.socket.send(JSON.stringify({ event: name, channel, data }));
    visit.send("letter.read", {}, own);
    await events.take(({ type }) => type === "letter.read");
    expect(new Set(reports.map(String)).size).toBe(reports.length);
    expect(places.seen).not.toContain("reconnecting");
  });

  test("a dropped socket is followed by a new one that joins everything again", async () => {
    const { places, page, timers } = begin({ token: "s_1.a", memberId: "88213" });
    const first = await welcomeAll([...publicNames, ...memberNames]);
    await places.take((place) => place === "connected");
    page.stored = { token: "s_1.b", memberId: "88213" };
    asked.seen.length = 0;
    first.socket.terminate();

    await places.take((place) => place === "reconnecting");
    await endWait(timers, 1_000);
    await welcomeAll([...publicNames, ...memberNames]);
    await places.take((place) => place === "connected");

    expect(page.catchUps).toBe(2);
    expect(asked.seen.map(({ headers }) => headers.authorization)).toEqual([
      "s_1.b",
      "s_1.b",
      "s_1.b",
    ]);
  });

  test("[RT-07] the socket library adds no wait of its own between attempts", async () => {
    const { places, timers } = begin();
    const visit = await welcomeAll(publicNames);
    await places.take((place) => place === "connected");
    visit.socket.terminate();
    for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      await endWait(timers, wait);
      const refused = await sockets.take();
      refused.socket.terminate();
    }
    expect(sockets.seen).toEqual([]);
  });

  test.each([4001, 4009, 4100, 4200, 4300, 1001])(
    "close code %i causes neither a storm nor silence: the next attempt follows after 1 s",
    async (code) => {
      const { places, timers } = begin();
      const visit = await welcomeAll(publicNames);
      await places.take((place) => place === "connected");
      visit.socket.close(code);
      await places.take((place) => place === "reconnecting");
      expect(sockets.seen).toEqual([]);
      await endWait(timers, 1_000);
      await welcomeAll(publicNames);
      await places.take((place) => place === "connected");
    },
  );

  test("[RT-08] an attempt without an answer is cut and repeated", async () => {
    const { timers } = begin();
    const silent = await sockets.take();
    await endWait(timers, 20_000);
    await silent.closed;
    expect(sockets.seen).toEqual([]);
    await endWait(timers, 1_000);
    await welcomeAll(publicNames);
  });

  test("a dead link is noticed within 25 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { places } = begin();
    const visit = await welcomeAll(publicNames);
    await places.take((place) => place === "connected");

    vi.advanceTimersByTime(15_000);
    await visit.frames.take(({ event }) => event === "pusher:ping");
    expect(places.seen).not.toContain("reconnecting");
    vi.advanceTimersByTime(10_000);
    await places.take((place) => place === "reconnecting");
  });
});

describe("when logging in and out", () => {
  test("a login joins on the same socket; after the logout a new socket knows no member", async () => {
    const { realtime: running, page, places, timers } = begin();
    const visit = await welcomeAll(publicNames);
    await places.take((place) => place === "connected");

    page.stored = { token: "s_1.a", memberId: "88213" };
    running.joinMember();
    for (const name of memberNames) await visit.join(name);
    await places.take((place) => place === "connected");
    expect(page.catchUps).toBe(2);
    asked.seen.length = 0;

    running.leaveMember();
    await visit.closed;
    page.stored = {};
    const anonymous = await welcomeAll(publicNames);
    await places.take((place) => place === "connected");
    expect(asked.seen).toEqual([]);
    expect(anonymous.frames.seen).toEqual([]);
    expect(timers.seen).toEqual([]);
  });

  test("a channel of the previous currency that was still being joined is not requested on the next socket", async () => {
    const { realtime: running, page, places, timers } = begin();
    const visit = await welcome();
    for (const name of publicNames)
      if (name === "web_api.VND") await visit.frames.take(({ data }) => data.channel === name);
      else await visit.join(name);
    page.currency = "USD";
    running.changeCurrency();
    await visit.join("web_api.USD");
    await places.take((place) => place === "connected");

    visit.socket.terminate();
    await endWait(timers, 1_000);
    const next = await welcomeAll(["board", "web_member", "bob_mobile_template", "web_api.USD"]);
    await places.take((place) => place === "connected");
    expect(next.frames.seen).toEqual([]);
  });

  test("a refused token is reported once, and a renewed one opens the channels", async () => {
    const { realtime: running, page, places } = begin({ token: "s_1.a", memberId: "88213" });
    statuses = [401, 401, 401];
    const visit = await welcomeAll(publicNames);
    // All three are refused by then, and none because of a token that has since been renewed.
    await expect.poll(() => page.catchUps).toBe(1);
    expect(page.unauthorized).toBe(1);

    page.stored = { token: "s_2.a", memberId: "88213" };
    running.tokenRenewed();
    for (const name of memberNames) await visit.join(name);
    expect(await running.privateChannelReady(2_000)).toBe(true);
    await places.take((place) => place === "connected");
    expect(page.unauthorized).toBe(1);
  });

  test("a channel refused once, even with 403, is requested again, and the state is connected afterwards", async () => {
    const { page, places, timers } = begin({ token: "s_1.a", memberId: "88213" });
    statuses = [403];
    const visit = await welcomeAll(publicNames);
    const [refused = "", ...others] = memberNames;
    for (const name of others) await visit.join(name);
    await expect.poll(() => page.catchUps).toBe(1);
    expect(places.seen).not.toContain("connected");
    await endWait(timers, 1_000);
    await visit.join(refused);
    await places.take((place) => place === "connected");
    expect(page.catchUps).toBe(2);
  });

  test("a start that gets no answer in time continues without the channel", async () => {
    const { realtime: running, timers } = begin({ token: "s_1.a", memberId: "88213" });
    const ready = running.privateChannelReady(2_000);
    await endWait(timers, 2_000);
    expect(await ready).toBe(false);
  });
});
