import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import fc from "fast-check";
import { Hono } from "hono";
import Pusher from "pusher";
import PusherClient, { type Channel } from "pusher-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket, type ClientOptions } from "ws";
import { authoriseChannel, type ChannelMember } from "./channel-auth.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { createPusherServer, type PusherServer } from "./pusher-server.ts";

const app = { appId: "17", key: "site9key", secret: "not a secret" };
const lotus: ChannelMember = { id: 88_213, currency: "VND", presenceId: "u_lotus" };
const orchid: ChannelMember = { id: 88_214, currency: "VND", presenceId: "u_orchid" };

let http: Server;
let port: number;
let server: PusherServer;
let sdk: Pusher;
let publisher: Publisher;
let subscribed: string[];
let lost: string[];
const leaving: (() => void)[] = [];

beforeEach(async () => {
  subscribed = [];
  lost = [];
  server = createPusherServer({
    ...app,
    mostConnections: 40,
    onSubscribed(channel) {
      subscribed.push(channel);
      if (channel === "broken-listener") throw new Error("the listener's own fault");
    },
  });
  http = createServer(getRequestListener(new Hono().route("/", server.api).fetch));
  server.attach(http);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  ({ port } = http.address() as AddressInfo);
  sdk = new Pusher({ ...app, host: "127.0.0.1", port: String(port), useTLS: false });
  publisher = createPublisher(
    { ...app, host: "127.0.0.1", port, tls: false, embedded: true },
    (event) => lost.push(event),
  );
});

afterEach(async () => {
  vi.useRealTimers();
  for (const leave of leaving.splice(0)) leave();
  await server.close();
  await new Promise((resolve) => http.close(resolve));
});

/** The real client, with the proofs that a member would be given. */
function visit(member?: ChannelMember): PusherClient {
  const client = new PusherClient(app.key, {
    cluster: "none",
    wsHost: "127.0.0.1",
    wsPort: port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      customHandler({ socketId, channelName }, answer) {
        const auth = member && authoriseChannel({ socketId, channelName }, member, app);
        if (auth === undefined || auth === "forbidden") answer(new Error("forbidden"), null);
        else answer(null, auth);
      },
    },
  });
  leaving.push(() => client.disconnect());
  return client;
}

const heard = <Data = unknown>(from: Channel, event: string): Promise<Data> =>
  new Promise((resolve) => from.bind(event, resolve));

async function joined(client: PusherClient, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await heard(channel, "pusher:subscription_succeeded");
  return channel;
}

/** A socket without the client's manners: every frame that it was sent, and its end. */
function knock(path = `/app/${app.key}?protocol=7`, options: ClientOptions = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
  const frames: { event: string; channel?: string; data: unknown }[] = [];
  let look = () => {};
  socket.on("message", (data: Buffer) => {
    frames.push(JSON.parse(data.toString()));
    look();
  });
  socket.on("error", () => {});
  leaving.push(() => socket.terminate());
  return {
    socket,
    frames,
    opened: new Promise<void>((resolve) => socket.once("open", () => resolve())),
    closed: new Promise<number>((resolve) => socket.once("close", resolve)),
    received: (event: string) =>
      new Promise<{ event: string; data: unknown }>((resolve) => {
        look = () => {
          const frame = frames.find((one) => one.event === event);
          if (frame) resolve(frame);
        };
        look();
      }),
  };
}

describe("joining", () => {
  test("a visitor hears what is published to a public channel, as it was sent", async () => {
    const board = await joined(visit(), "board");
    const arrived = heard(board, "carousel_picture.url");

    await publisher.publish(["board"], "carousel_picture.url", { text: "₫ 1.000" });

    expect(await arrived).toEqual({ text: "₫ 1.000" });
    expect(lost).toEqual([]);
  });

  test("a member joins the private channel and is announced to the owner of the server", async () => {
    const channel = await joined(visit(lotus), "private-member.88213");
    const arrived = heard(channel, "member.cash");

    await publisher.publish(["private-member.88213"], "member.cash", { cash: "12.50" });

    expect(await arrived).toEqual({ cash: "12.50" });
    expect(subscribed).toEqual(["private-member.88213"]);
  });

  test("a proof for another socket, another channel or of another secret opens nothing", async () => {
    const stranger = knock();
    const { data } = await stranger.received("pusher:connection_established");
    const { socket_id: socketId } = JSON.parse(String(data));
    const proof = (socket: string, channelName: string, secret = app.secret) => {
      const auth = authoriseChannel({ socketId: socket, channelName }, lotus, { ...app, secret });
      return auth === "forbidden" ? "" : auth.auth;
    };
    const private1 = "private-member.88213";
    const wrong = [
      undefined,
      "",
      "site9key",
      "site9key:",
      `other:${proof(socketId, private1).split(":")[1]}`,
      proof("1.1", private1),
      proof(socketId, "private-member.VND"),
      proof(socketId, private1, "guessed"),
      `${proof(socketId, private1)}:more`,
    ];

    for (const auth of wrong)
      stranger.socket.send(
        JSON.stringify({ event: "pusher:subscribe", data: { channel: private1, auth } }),
      );
    stranger.socket.send(JSON.stringify({ event: "pusher:ping" }));
    await stranger.received("pusher:pong");

    const refusals = stranger.frames.filter(({ event }) => event === "pusher:error");
    expect(refusals).toHaveLength(wrong.length);
    expect(refusals.every(({ data: reason }) => (reason as { code: number }).code === 4009)).toBe(
      true,
    );
    expect(subscribed).toEqual([]);
  });

  test("after leaving nothing more arrives", async () => {
    const client = visit();
    const board = await joined(client, "board");
    const arrived: unknown[] = [];
    board.bind("news", (data: unknown) => arrived.push(data));
    client.unsubscribe("board");
    const other = await joined(client, "web_member");
    const last = heard(other, "end");

    await publisher.publish(["board"], "news", {});
    await publisher.publish(["web_member"], "end", {});

    await last;
    expect(arrived).toEqual([]);
  });

  test("a listener that throws costs nobody the subscription", async () => {
    await joined(visit(), "broken-listener");
    expect(subscribed).toEqual(["broken-listener"]);
  });
});

describe("presence", () => {
  test("members see each other come and go under opaque names, however many tabs they have", async () => {
    const name = "presence-member.VND";
    const first = await joined(visit(lotus), name);
    const added: unknown[] = [];
    first.bind("pusher:member_added", (one: { id: string }) => added.push(one.id));
    const removed = heard<{ id: string }>(first, "pusher:member_removed");

    const tabs = [visit(orchid), visit(orchid)];
    for (const tab of tabs) await joined(tab, name);
    const { channels } = await (
      await sdk.get({ path: "/channels", params: { filter_by_prefix: "presence-" } })
    ).json();
    for (const tab of tabs) tab.disconnect();

    expect((await removed).id).toBe("u_orchid");
    expect(added).toEqual(["u_orchid"]);
    expect(channels).toEqual({ [name]: { user_count: 2 } });
  });
});

describe("publishing", () => {
  test("events for one channel arrive in the order in which they were published", async () => {
    const channel = await joined(visit(), "board");
    const arrived: unknown[] = [];
    channel.bind("count", (data: { n: number }) => arrived.push(data.n));
    const end = heard(channel, "end");
    const numbers = Array.from({ length: 30 }, (_, n) => n);

    await Promise.all([
      ...numbers.map((n) => publisher.publish(["board"], "count", { n })),
      publisher.publish(["board"], "end", {}),
    ]);

    await end;
    expect(arrived).toEqual(numbers);
  });

  test("more channels than the API takes at once go out in several events", async () => {
    const channel = await joined(visit(), "c149");
    const arrived = heard(channel, "news");
    await publisher.publish(
      Array.from({ length: 150 }, (_, n) => `c${n}`),
      "news",
      {},
    );
    await arrived;
    expect(lost).toEqual([]);
  });

  test("a publisher whose server is gone says which event was lost and does not throw", async () => {
    const nowhere = createPublisher(
      { ...app, host: "127.0.0.1", port: 1, tls: false, embedded: false },
      (event) => lost.push(event),
    );
    await nowhere.publish(["board"], "news", {});
    await publisher.publish(["not a channel"], "other news", {});
    await publisher.publish(["board"], "long news", "x".repeat(10_241));
    expect(lost).toEqual(["news", "other news", "long news"]);
  });

  test("batches are taken, and the socket that is named as the sender is left out", async () => {
    const sender = visit();
    const own = await joined(sender, "board");
    const other = await joined(visit(), "board");
    const arrived: unknown[] = [];
    own.bind("news", () => arrived.push("news"));
    const end = heard(own, "end");
    const news = heard(other, "news");

    await sdk.triggerBatch([
      { channel: "board", name: "news", data: {}, socket_id: sender.connection.socket_id },
      { channel: "board", name: "end", data: {} },
    ]);

    await Promise.all([end, news]);
    expect(arrived).toEqual([]);
  });

  test.each([
    ["another secret", { secret: "guessed" }, {}, 401],
    ["another key", { key: "other" }, {}, 401],
    ["another app", { appId: "18" }, {}, 404],
  ])("a request signed with %s is refused", async (_, changed, params, status) => {
    const stranger = new Pusher({ ...app, ...changed, host: "127.0.0.1", port: String(port) });
    await expect(stranger.trigger("board", "news", params)).rejects.toMatchObject({ status });
  });

  test("a body that is not the signed one, an old signature and wrong bodies get a 4xx", async () => {
    const post = (body: string, signedBody: string) => {
      const query = sdk.createSignedQueryString({
        method: "POST",
        path: "/apps/17/events",
        body: signedBody,
      });
      return fetch(`http://127.0.0.1:${port}/apps/17/events?${query}`, { method: "POST", body });
    };
    const body = JSON.stringify({ name: "news", data: "{}", channels: ["board"] });
    const clock = vi.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 700_000);
    const old = await post(body, body);
    clock.mockRestore();

    expect(old.status).toBe(401);
    expect((await post(body, body)).status).toBe(200);
    expect((await post(body.replace("news", "lies"), body)).status).toBe(401);
    for (const wrong of ["{", "null", "[]", '{"name":"news"}', body.replace("board", "#board")])
      expect((await post(wrong, wrong)).status).toBe(400);
    const long = "x".repeat(102_401);
    const tooLong = await post(long, long);
    expect(tooLong.status).toBe(413);
    expect(await tooLong.json()).toMatchObject({ code: "413", data: null });
  });
});

describe("what the server does not let in", () => {
  test.each([
    ["/app/other?protocol=7", 4001],
    ["/app/site9key", 4008],
    ["/app/site9key?protocol=x", 4006],
    ["/app/site9key?protocol=4", 4007],
  ])("%s is closed with %i, after an error that says so", async (path, code) => {
    const stranger = knock(path);
    expect(await stranger.closed).toBe(code);
    expect(stranger.frames).toMatchObject([{ event: "pusher:error", data: { code } }]);
  });

  test("other paths are not upgraded", async () => {
    const stranger = knock("/elsewhere");
    expect(await stranger.closed).toBe(1006);
  });

  test("over capacity a socket is told to come back later, not at once", async () => {
    const crowd = Array.from({ length: 40 }, () => knock());
    await Promise.all(crowd.map(({ received }) => received("pusher:connection_established")));
    expect(await knock().closed).toBe(4100);
  });

  test("an oversized message ends its own connection only", async () => {
    const bystander = knock();
    const stranger = knock();
    await Promise.all([bystander.opened, stranger.opened]);
    stranger.socket.send("x".repeat(16_385));
    expect(await stranger.closed).toBe(1009);
    bystander.socket.send('{"event":"pusher:ping","data":"{}"}');
    await bystander.received("pusher:pong");
  });

  test("whatever a client sends, the connection goes on and answers the next ping", async () => {
    const stranger = knock();
    await stranger.opened;
    const nasty = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            event: fc.constantFrom(
              "pusher:subscribe",
              "pusher:unsubscribe",
              "client-x",
              "other",
              7,
              null,
            ),
            data: fc.oneof(
              fc.record(
                {
                  channel: fc.oneof(
                    fc.constantFrom("presence-member.VND", "private-x", "__proto__", "constructor"),
                    fc.string(),
                    fc.integer(),
                  ),
                  auth: fc.oneof(fc.string(), fc.constant(null)),
                  channel_data: fc.oneof(fc.json(), fc.string()),
                },
                { requiredKeys: [] },
              ),
              fc.json(),
            ),
          },
          { requiredKeys: [] },
        )
        .map((frame) => JSON.stringify(frame)),
    );

    const ended = stranger.closed.then((code) => {
      throw new Error(`closed with ${code}`);
    });
    ended.catch(() => {});
    await fc.assert(
      fc.asyncProperty(nasty, async (text) => {
        stranger.frames.length = 0;
        stranger.socket.send(text);
        stranger.socket.send('{"event":"pusher:ping"}');
        await Promise.race([stranger.received("pusher:pong"), ended]);
      }),
      { numRuns: 200 },
    );
    stranger.frames.length = 0;
    stranger.socket.send(Buffer.from([0xff, 0x00]));
    await stranger.received("pusher:error");

    expect(stranger.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe("half-open links", () => {
  test("the client is told to ask after 15 s of silence", async () => {
    const { data } = await knock().received("pusher:connection_established");
    expect(JSON.parse(String(data))).toMatchObject({ activity_timeout: 15 });
  });

  test("a socket that answers no ping is gone within 25 s; one that answers stays", async () => {
    await server.close();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const quiet = createPusherServer(app);
    quiet.attach(http.removeAllListeners("upgrade"));
    const dead = knock(undefined, { autoPong: false });
    const alive = knock();
    await Promise.all(
      [dead, alive].map(({ received }) => received("pusher:connection_established")),
    );

    for (let second = 4; second <= 24; second += 4) {
      vi.advanceTimersByTime(4_000);
      alive.socket.send('{"event":"pusher:ping"}');
      await alive.received("pusher:pong");
      alive.frames.length = 0;
    }

    expect(await dead.closed).toBe(1006);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    await quiet.close();
  });
});

test("when the server goes, its clients are told 1001, which makes them wait before they come back", async () => {
  const client = knock();
  await client.received("pusher:connection_established");
  await server.close();
  expect(await client.closed).toBe(1001);
  // Nobody slips in while the rest of the process winds down.
  expect(await knock().closed).toBe(1006);
});
