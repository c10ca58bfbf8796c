import { beforeEach, describe, expect, test, vi } from "vitest";
import { heard, joined, runPusherServer } from "./pusher-server.fake.ts";

/*
 * Our own version of what the official clients' test suites require of a Channels server, run with pusher-js and
 * pusher.
 */

const pusher = runPusherServer({ clientEvents: true, subscriptionCounts: true });
const { visitAs } = pusher;

const ada = { id: "ada", user_info: { name: "Ada" } };
const bob = { id: "bob", user_info: { name: "Bob" } };

const signedIn = async (guest: Parameters<typeof visitAs>[0]) => {
  const client = visitAs(guest);
  const done = new Promise<void>((resolve) =>
    client.connection.bind("message", (frame: { event: string; channel?: string }) => {
      const isOwn = frame.channel === `#server-to-user-${guest.id}`;
      if (isOwn && frame.event === "pusher_internal:subscription_succeeded") resolve();
    }),
  );
  client.signin();
  await done;
  return client;
};

/** Collects all events of this name on a channel. */
const collect = (
  from: { bind(event: string, heard: (data: unknown) => void): unknown },
  event: string,
) => {
  const told: unknown[] = [];
  from.bind(event, (data) => told.push(data));
  return told;
};

const answerOf = async (response: { json(): Promise<unknown> }) => response.json();

describe("subscriptions", () => {
  test("leaving twice does no harm, and a channel that was left can be joined again", async () => {
    const client = visitAs(ada);
    const first = await joined(client, "board");
    const early = collect(first, "news");
    client.unsubscribe("board");
    client.unsubscribe("board");
    const again = await joined(client, "board");
    const news = heard(again, "news");
    await pusher.sdk.trigger("board", "news", { n: 1 });
    expect(await news).toEqual({ n: 1 });
    expect(early.length).toBeLessThanOrEqual(1);
  });

  test("a subscription that is cancelled under way is not heard, and one that is wanted again is", async () => {
    const client = visitAs(ada);
    await joined(client, "ready");
    const channel = client.subscribe("private-late");
    const news = collect(channel, "news");
    client.unsubscribe("private-late");
    const wanted = client.subscribe("private-wanted");
    client.unsubscribe("private-wanted");
    client.subscribe("private-wanted");
    await heard(wanted, "pusher:subscription_succeeded");
    await vi.waitFor(() => expect(channel.subscriptionPending).toBe(false));
    await pusher.sdk.trigger(["private-late", "private-wanted"], "news", {});
    await joined(client, "after");
    expect(news).toEqual([]);
  });

  test("a subscription that cannot be proven is reported as an error", async () => {
    const channel = pusher.visit().subscribe("private-room");
    expect(await heard(channel, "pusher:subscription_error")).toMatchObject({ type: "AuthError" });
  });

  test("subscribers are told their number, on channels without presence", async () => {
    const counts = collect(await joined(visitAs(ada), "board"), "pusher:subscription_count");
    const other = visitAs(bob);
    await joined(other, "board");
    await vi.waitFor(() => expect(counts.at(-1)).toEqual({ subscription_count: 2 }));
    other.disconnect();
    await vi.waitFor(() => expect(counts.at(-1)).toEqual({ subscription_count: 1 }));
  });
});

describe("presence", () => {
  test("a member knows itself and everybody present, by name and by number", async () => {
    const first = visitAs(ada);
    const room = first.subscribe("presence-room");
    await heard(room, "pusher:subscription_succeeded");
    const added = heard(room, "pusher:member_added");
    const second = visitAs(bob).subscribe("presence-room");
    const members = await heard(second, "pusher:subscription_succeeded");
    expect(members).toMatchObject({
      count: 2,
      me: { id: "bob", info: { name: "Bob" } },
      members: { ada: { name: "Ada" }, bob: { name: "Bob" } },
    });
    expect(await added).toEqual({ id: "bob", info: { name: "Bob" } });
  });

  test("a member who leaves is reported with the known data", async () => {
    const leaving = visitAs(bob);
    const room = await joined(visitAs(ada), "presence-room");
    await joined(leaving, "presence-room");
    const removed = heard(room, "pusher:member_removed");
    leaving.unsubscribe("presence-room");
    expect(await removed).toEqual({ id: "bob", info: { name: "Bob" } });
  });
});

describe("client events", () => {
  test.each(["private-room", "presence-room"])(
    "in %s all others receive client events",
    async (name) => {
      const sender = await joined(visitAs(ada), name);
      const receiver = await joined(visitAs(bob), name);
      const own = collect(sender, "client-typing");
      const arrived = new Promise((resolve) =>
        receiver.bind("client-typing", (data: unknown, more?: { user_id?: string }) =>
          resolve([data, more?.user_id]),
        ),
      );
      sender.trigger("client-typing", { text: "₫" });
      const from = name.startsWith("presence-") ? "ada" : undefined;
      expect(await arrived).toEqual([{ text: "₫" }, from]);
      const end = heard(sender, "end");
      await pusher.sdk.trigger(name, "end", {});
      await end;
      expect(own).toEqual([]);
    },
  );

  const refused = async (client: ReturnType<typeof visitAs>) =>
    new Promise<unknown>((resolve) => client.connection.bind("error", resolve));
  const code4301 = expect.objectContaining({ data: expect.objectContaining({ code: 4301 }) });

  test.each(["board", "private-encrypted-room", "private-elsewhere"])(
    "%s accepts no client events: public, encrypted or not joined",
    async (name) => {
      const client = visitAs(ada);
      await joined(client, "private-room");
      if (name === "board") await joined(client, name);
      const error = refused(client);
      client.send_event("client-typing", {}, name);
      expect(await error).toEqual(code4301);
      expect(client.connection.state).toBe("connected");
    },
  );

  test("client events above 10,240 bytes are refused, and so are those after the tenth in a second", async () => {
    const client = visitAs(ada);
    const channel = await joined(client, "private-room");
    const heardByOther = collect(await joined(visitAs(bob), "private-room"), "client-typing");
    const large = refused(client);
    channel.trigger("client-typing", "x".repeat(10_241));
    expect(await large).toEqual(code4301);
    const eleventh = refused(client);
    for (let n = 0; n < 11; n += 1) channel.trigger("client-typing", { n });
    expect(await eleventh).toEqual(code4301);
    await vi.waitFor(() => expect(heardByOther).toHaveLength(10));
  });
});

describe("cache channels", () => {
  test.each(["cache-board", "private-cache-board", "presence-cache-board"])(
    "a new subscriber of %s is told that there is no event yet, and later gets the last one",
    async (name) => {
      const early = visitAs(ada).subscribe(name);
      await heard(early, "pusher:cache_miss");
      await pusher.sdk.trigger(name, "jackpot", { n: 1 });
      await pusher.sdk.trigger(name, "jackpot", { n: 2 });
      const late = visitAs(bob).subscribe(name);
      expect(await heard(late, "jackpot")).toEqual({ n: 2 });
      const described = await pusher.sdk.get({
        path: `/channels/${name}`,
        params: { info: "cache,subscription_count" },
      });
      expect(await answerOf(described)).toEqual({
        occupied: true,
        subscription_count: 2,
        cache: { data: '{"n":2}', ttl: 1_800 },
      });
    },
  );
});

test("an encrypted channel's events reach those who have its key", async () => {
  const channel = await joined(visitAs(ada), "private-encrypted-room");
  const news = heard(channel, "news");
  await pusher.sdk.trigger("private-encrypted-room", "news", { text: "for us" });
  expect(await news).toEqual({ text: "for us" });
});

describe("users", () => {
  test("a user who has signed in gets that user's messages, in every tab, and nobody else does", async () => {
    const tabs = await Promise.all([signedIn(ada), signedIn(ada)]);
    const other = await signedIn(bob);
    const told = tabs.map((tab) => new Promise((resolve) => tab.user.bind("letter", resolve)));
    const overheard: unknown[] = [];
    other.user.bind("letter", (data: unknown) => overheard.push(data));
    const refusal = new Promise((resolve) => other.connection.bind("error", resolve));
    other.send_event("pusher:subscribe", { channel: "#server-to-user-ada" });
    expect(await refusal).toMatchObject({ data: { code: 4009 } });

    await pusher.sdk.sendToUser("ada", "letter", { id: 7 });
    expect(await Promise.all(told)).toEqual([{ id: 7 }, { id: 7 }]);
    expect(overheard).toEqual([]);
  });

  test("an unproven sign-in ends the connection", async () => {
    const client = pusher.connect();
    const { data } = await client.received("pusher:connection_established");
    const { socket_id: socketId } = JSON.parse(String(data));
    const { user_data } = pusher.sdk.authenticateUser(socketId, { id: "ada" });
    const { auth } = pusher.sdk.authenticateUser(socketId, { id: "bob" });
    client.socket.send(JSON.stringify({ event: "pusher:signin", data: { auth, user_data } }));
    expect(await client.closed).toBe(4009);
  });

  test("terminating a user's connections ends those that signed in", async () => {
    const client = await signedIn(ada);
    const other = await signedIn(bob);
    const ended = new Promise((resolve) => client.connection.bind("disconnected", resolve));
    await pusher.sdk.terminateUserConnections("ada");
    await ended;
    expect(other.connection.state).toBe("connected");
  });

  test("a user who signed in is present without channel_data", async () => {
    const client = pusher.connect();
    const { data } = await client.received("pusher:connection_established");
    const { socket_id: socketId } = JSON.parse(String(data));
    const send = (event: string, about: object) =>
      client.socket.send(JSON.stringify({ event, data: about }));
    send("pusher:signin", pusher.sdk.authenticateUser(socketId, { ...ada }));
    await client.received("pusher:signin_success");
    const { auth } = pusher.sdk.authorizeChannel(socketId, "presence-room");
    send("pusher:subscribe", { channel: "presence-room", auth });
    const { data: roster } = await client.received("pusher_internal:subscription_succeeded");
    expect(JSON.parse(String(roster))).toEqual({
      presence: { count: 1, ids: ["ada"], hash: { ada: { name: "Ada" } } },
    });
  });

  test("a watchlist reports who is online, who comes and who leaves", async () => {
    const watcher = visitAs({ ...ada, watchlist: ["bob", "eve"] });
    const seen: string[] = [];
    for (const name of ["online", "offline"])
      watcher.user.watchlist.bind(name, ({ user_ids }: { user_ids: string[] }) =>
        seen.push(`${name} ${user_ids.join()}`),
      );
    const eve = await signedIn({ id: "eve", user_info: {} });
    watcher.signin();
    await vi.waitFor(() => expect(seen).toEqual(["offline bob", "online eve"]));
    const tabs = await Promise.all([signedIn(bob), signedIn(bob)]);
    eve.disconnect();
    for (const tab of tabs) tab.disconnect();
    await vi.waitFor(() =>
      expect(seen.slice(2).toSorted()).toEqual(["offline bob", "offline eve", "online bob"]),
    );
  });
});

describe("the server's library", () => {
  beforeEach(async () => {
    const client = visitAs(ada);
    await joined(client, "presence-room");
    await joined(client, "board");
    await joined(visitAs(bob), "presence-room");
  });

  test("an event is answered with the requested channel attributes", async () => {
    const names = ["presence-room", "board", "nobody-here"];
    const info = { info: "user_count,subscription_count" };
    expect(await answerOf(await pusher.sdk.trigger(names, "news", {}, info))).toEqual({
      channels: {
        "presence-room": { user_count: 2, subscription_count: 2 },
        board: { subscription_count: 1 },
        "nobody-here": { subscription_count: 0 },
      },
    });
    expect(await answerOf(await pusher.sdk.trigger(names, "news", {}))).toEqual({});
  });

  test("an event that names a channel twice is sent there once", async () => {
    const board = await joined(visitAs(ada), "board");
    const heardNews = vi.fn();
    board.bind("news", heardNews);
    const after = heard(board, "after");
    await pusher.sdk.trigger(["board", "board"], "news", {});
    await pusher.sdk.trigger("board", "after", {});
    await after;
    expect(heardNews).toHaveBeenCalledTimes(1);
  });

  test("each event of a batch is answered and sent in the same way", async () => {
    const news = { name: "news", data: {} };
    const answer = await pusher.sdk.triggerBatch([
      { ...news, channel: "presence-room", info: "user_count" },
      { ...news, channel: "board" },
    ]);
    expect(await answerOf(answer)).toEqual({ batch: [{ user_count: 2 }, {}] });
  });

  test.each([
    ["/channels", {}, { channels: { "presence-room": {}, board: {} } }],
    [
      "/channels",
      { filter_by_prefix: "presence-", info: "user_count" },
      { channels: { "presence-room": { user_count: 2 } } },
    ],
    ["/channels/board", {}, { occupied: true }],
    ["/channels/nobody-here", {}, { occupied: false }],
    [
      "/channels/presence-room",
      { info: "user_count,subscription_count" },
      { occupied: true, user_count: 2, subscription_count: 2 },
    ],
    ["/channels/presence-room/users", {}, { users: [{ id: "ada" }, { id: "bob" }] }],
    ["/channels/presence-empty/users", {}, { users: [] }],
  ])("%s with %o is answered", async (path, params, expected) => {
    expect(await answerOf(await pusher.sdk.get({ path, params }))).toEqual(expected);
  });

  test.each([
    ["/channels", { info: "user_count" }],
    ["/channels", { info: "shoe_size" }],
    ["/channels/board", { info: "user_count" }],
    ["/channels/board/users", {}],
    ["/channels/no%20channel", {}],
  ])("%s with %o is not known: 400", async (path, params) => {
    await expect(pusher.sdk.get({ path, params })).rejects.toMatchObject({ status: 400 });
  });
});
