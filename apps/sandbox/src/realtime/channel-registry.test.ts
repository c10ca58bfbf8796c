import { describe, expect, test } from "vitest";
import { authoriseChannel } from "./broadcasting-auth.ts";
import { createLastEvents } from "./channel-registry.ts";
import { app, heard, joined, lotus, orchid, runPusherServer } from "./pusher-server.fake.ts";

const pusher = runPusherServer();
const { visit, connect } = pusher;

describe("joining", () => {
  test("a visitor hears what is published to a public channel, as it was sent", async () => {
    const board = await joined(visit(), "board");
    const arrived = heard(board, "carousel_picture.url");

    await pusher.publisher.publish(["board"], "carousel_picture.url", { text: "₫ 1.000" });

    expect(await arrived).toEqual({ text: "₫ 1.000" });
    expect(pusher.lost).toEqual([]);
  });

  test("a member joins the private channel and is announced to the owner of the server", async () => {
    const channel = await joined(visit(lotus), "private-member.88213");
    const arrived = heard(channel, "member.cash");

    await pusher.publisher.publish(["private-member.88213"], "member.cash", { cash: "12.50" });

    expect(await arrived).toEqual({ cash: "12.50" });
    expect(pusher.subscribed).toEqual(["private-member.88213"]);
  });

  test("a proof for another socket, another channel or with another secret opens nothing", async () => {
    const client = connect();
    const { data } = await client.received("pusher:connection_established");
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
      client.socket.send(
        JSON.stringify({ event: "pusher:subscribe", data: { channel: private1, auth } }),
      );
    client.socket.send(JSON.stringify({ event: "pusher:ping" }));
    await client.received("pusher:pong");

    const refusals = client.frames.filter(({ event }) => event === "pusher:error");
    expect(refusals).toHaveLength(wrong.length);
    expect(refusals.every(({ data: reason }) => (reason as { code: number }).code === 4009)).toBe(
      true,
    );
    expect(pusher.subscribed).toEqual([]);
  });

  test("after leaving nothing more arrives", async () => {
    const client = visit();
    const board = await joined(client, "board");
    const arrived: unknown[] = [];
    board.bind("news", (data: unknown) => arrived.push(data));
    client.unsubscribe("board");
    const other = await joined(client, "web_member");
    const last = heard(other, "end");

    await pusher.publisher.publish(["board"], "news", {});
    await pusher.publisher.publish(["web_member"], "end", {});

    await last;
    expect(arrived).toEqual([]);
  });

  test("a listener that throws does not break the subscription of anyone", async () => {
    await joined(visit(), "broken-listener");
    expect(pusher.subscribed).toEqual(["broken-listener"]);
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
      await pusher.sdk.get({
        path: "/channels",
        params: { filter_by_prefix: "presence-", info: "user_count" },
      })
    ).json();
    // With one of two tabs gone the user is still present. Joining another channel confirms that it has left this one.
    const [gone, stays] = tabs;
    gone?.unsubscribe(name);
    if (gone) await joined(gone, "board");
    const { user_count } = await (
      await pusher.sdk.get({ path: `/channels/${name}`, params: { info: "user_count" } })
    ).json();
    stays?.disconnect();

    expect((await removed).id).toBe("u_orchid");
    expect(added).toEqual(["u_orchid"]);
    expect(channels).toEqual({ [name]: { user_count: 2 } });
    expect(user_count).toBe(2);
  });
});

test("the last event of a channel is kept for half an hour after it came", () => {
  let now = 5;
  const last = createLastEvents(() => now);
  last.keep("cache-board", "first", "1");
  last.keep("cache-board", "second", "2");
  now += 29 * 60_000 + 1;
  expect(last.of("cache-board")).toEqual({ frame: "second", data: "2", ttl: 60 });
  now += 60_000;
  expect([last.of("cache-board"), last.of("cache-other")]).toEqual([undefined, undefined]);
});

test("above ten thousand channels the one that was silent longest is forgotten", () => {
  const last = createLastEvents(() => 0);
  for (let n = 0; n < 10_000; n += 1) last.keep(`cache-${n}`, "old", "1");
  last.keep("cache-0", "new", "2");
  last.keep("cache-10000", "new", "2");
  const known = ["cache-0", "cache-1", "cache-2"].map((name) => last.of(name)?.frame);
  expect(known).toEqual(["new", undefined, "old"]);
});
