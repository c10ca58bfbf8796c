import { createServer, type Server } from "node:http";
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from "node:net";
import { createStore } from "jotai/vanilla";
import Pusher from "pusher";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectionAtom, createRealtime, type Realtime, type RealtimeEvent } from "./index.ts";

/* Tests the client against a third-party Pusher server, configured by PUSHER_* (docs/testing.md). */

const setting = (name: string, fallback = ""): string => process.env[`PUSHER_${name}`] || fallback;
const host = setting("HOST");
const enginePort = Number(setting("PORT", "80"));
const key = setting("KEY");
const sdk = new Pusher({
  appId: setting("APP_ID"),
  key,
  secret: setting("SECRET"),
  host,
  port: String(enginePort),
  useTLS: ["1", "true"].includes(setting("TLS")),
});

/** Unique to this run: the engine may have other clients. */
const memberId = String(Date.now() % 10 ** 9);
const own = `private-member.${memberId}`;
const presence = "presence-member.VND";

/** The platform's part: authorising the member's channels. */
let platform: Server;
/** The proxy between the client and the engine. */
let network: ReturnType<typeof createTcpServer>;
let passages: Socket[];
let isStalled: boolean;
const running: Realtime[] = [];

const listen = async (server: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("it does not listen");
  return address.port;
};

beforeEach(async () => {
  vi.stubGlobal("self", globalThis);
  platform = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const asked = new URLSearchParams(body);
      const channel = asked.get("channel_name") ?? "";
      const data = channel === presence ? { user_id: memberId, user_info: {} } : undefined;
      const isRefused = channel === "private-member.VND";
      response.writeHead(isRefused ? 403 : 200, { "content-type": "application/json" });
      const proof = sdk.authorizeChannel(asked.get("socket_id") ?? "", channel, data);
      response.end(JSON.stringify(isRefused ? {} : proof));
    });
  });
  passages = [];
  isStalled = false;
  network = createTcpServer((near) => {
    const far = connect(enginePort, host);
    passages.push(near, far);
    const pass = (from: Socket, to: Socket) => {
      from.on("data", (piece) => void (isStalled || to.write(piece)));
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    };
    pass(near, far);
    pass(far, near);
  });
  await Promise.all([listen(platform), listen(network)]);
});

afterEach(async () => {
  for (const one of running.splice(0)) one.stop();
  for (const socket of passages) socket.destroy();
  platform.closeAllConnections();
  await Promise.all(
    [platform, network].map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

function begin(stored: { token?: string; memberId?: string } = {}) {
  const page = { stored, catchUps: 0 };
  const store = createStore();
  const events: RealtimeEvent[] = [];
  const places: string[] = [];
  store.sub(connectionAtom, () => places.push(store.get(connectionAtom)));
  const realtime = createRealtime({
    address: {
      socket_url: `ws://127.0.0.1:${portOf(network)}`,
      socket_ssl_url: "",
      socket_key: key,
    },
    isSecure: false,
    token: () => page.stored.token,
    memberId: () => page.stored.memberId,
    currency: () => "VND",
    template: () => "bob_mobile",
    lang: () => "vi_VN",
    authEndpoint: `http://127.0.0.1:${portOf(platform)}/api/broadcasting/auth`,
    onEvent: (event) => events.push(event),
    catchUp() {
      page.catchUps += 1;
      return Promise.resolve();
    },
    onUnauthorized: () => undefined,
    report: () => undefined,
    store,
    signals: { isOnline: () => true, listen: () => () => undefined },
  });
  if (!realtime) throw new Error("the address cannot be used");
  running.push(realtime);
  const connected = (ms = 10_000) =>
    vi.waitFor(() => expect(store.get(connectionAtom)).toBe("connected"), ms);
  return { realtime, page, events, places, connected, place: () => store.get(connectionAtom) };
}

const member = { token: "s_1.a", memberId };

test("a visitor connects, joins the public channels and hears their events", async () => {
  const { connected, events, places } = begin();
  await connected();
  expect(places).toEqual(["catching-up", "connected"]);
  await sdk.trigger("web_member", "customer_service_link_change", {});
  await vi.waitFor(() => expect(events).toEqual([{ type: "customer_service_link_change" }]));
  await sdk.trigger(own, "letter.sent", {});
  const { channels } = await (await sdk.get({ path: "/channels" })).json();
  expect(Object.keys(channels)).toEqual(expect.arrayContaining(["board", "web_member"]));
  expect(Object.keys(channels)).not.toContain(own);
});

test("a member's channels are joined with proofs, and one that is refused does not affect the others", async () => {
  const { realtime, connected, events } = begin(member);
  expect(await realtime.privateChannelReady(10_000)).toBe(true);
  await connected();
  await sdk.trigger(own, "game.url", { url: "https://g.example/run", launch_id: "launch-0001" });
  await vi.waitFor(() => expect(events).toMatchObject([{ launchId: "launch-0001" }]));
  const { users } = await (await sdk.get({ path: `/channels/${presence}/users` })).json();
  expect(users).toEqual(expect.arrayContaining([{ id: memberId }]));
});

test("events arrive in the order in which they were published, those of a batch too", async () => {
  const { realtime, connected, events } = begin(member);
  await connected();
  expect(await realtime.privateChannelReady(10_000)).toBe(true);
  const amounts = Array.from({ length: 30 }, (_, n) => `${n}.00`);
  for (const cash of amounts.slice(0, 20))
    // oxlint-disable-next-line no-await-in-loop -- the order is what is tested
    await sdk.trigger(own, "member.cash", { cash });
  const batch = amounts.slice(20).map((cash) => ({
    channel: own,
    name: "member.cash",
    data: { cash },
  }));
  await sdk.triggerBatch(batch);
  await vi.waitFor(() =>
    expect(events).toEqual(amounts.map((cash) => ({ type: "member.cash", cash }))),
  );
});

test("a login joins on the open socket, and after the logout no event of the member is heard", async () => {
  const { realtime, page, connected, events, places } = begin();
  await connected();
  page.stored = member;
  realtime.joinMember();
  expect(await realtime.privateChannelReady(10_000)).toBe(true);
  await vi.waitFor(() => expect(page.catchUps).toBe(2));
  await connected();

  realtime.leaveMember();
  page.stored = {};
  await vi.waitFor(() => expect(places).toContain("reconnecting"));
  await connected();
  await sdk.trigger(own, "letter.sent", {});
  await sdk.trigger("web_member", "customer_service_link_change", {});
  await vi.waitFor(() => expect(events).toEqual([{ type: "customer_service_link_change" }]));
});

test("a cut connection comes back by itself, with every channel joined", async () => {
  const { realtime, connected, events, places, page } = begin(member);
  await connected();
  for (const socket of passages.splice(0)) socket.destroy();
  await vi.waitFor(() => expect(places).toContain("reconnecting"));
  await connected();
  expect(await realtime.privateChannelReady(10_000)).toBe(true);
  expect(page.catchUps).toBeGreaterThanOrEqual(2);
  await sdk.trigger(own, "letter.sent", {});
  await vi.waitFor(() => expect(events).toContainEqual({ type: "letter.sent" }));
});

test("a half-open link is noticed within 25 s", async () => {
  const { connected, place } = begin();
  await connected();
  const since = performance.now();
  isStalled = true;
  await vi.waitFor(() => expect(place()).toBe("reconnecting"), 30_000);
  expect(performance.now() - since).toBeLessThan(25_000);
});
