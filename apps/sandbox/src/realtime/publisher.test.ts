import Pusher from "pusher";
import { describe, expect, test, vi } from "vitest";
import { createPublisher } from "./publisher.ts";
import { app, heard, joined, runPusherServer } from "./pusher-server.fake.ts";

const pusher = runPusherServer();
const { visit } = pusher;

describe("publishing", () => {
  test("events for one channel arrive in the order in which they were published", async () => {
    const channel = await joined(visit(), "board");
    const arrived: unknown[] = [];
    channel.bind("count", (data: { n: number }) => arrived.push(data.n));
    const end = heard(channel, "end");
    const numbers = Array.from({ length: 30 }, (_, n) => n);

    await Promise.all([
      ...numbers.map((n) => pusher.publisher.publish(["board"], "count", { n })),
      pusher.publisher.publish(["board"], "end", {}),
    ]);

    await end;
    expect(arrived).toEqual(numbers);
  });

  test("an event for more channels than the API accepts at once is sent as several", async () => {
    const channel = await joined(visit(), "c149");
    const arrived = heard(channel, "news");
    await pusher.publisher.publish(
      Array.from({ length: 150 }, (_, n) => `c${n}`),
      "news",
      {},
    );
    await arrived;
    expect(pusher.lost).toEqual([]);
  });

  test("a publisher whose server is gone says which event was lost and does not throw", async () => {
    const nowhere = createPublisher({ ...app, host: "127.0.0.1", port: 1, tls: false }, (event) =>
      pusher.lost.push(event),
    );
    await nowhere.publish(["board"], "news", {});
    await pusher.publisher.publish(["not a channel"], "other news", {});
    await pusher.publisher.publish(["board"], "long news", "x".repeat(10_241));
    expect(pusher.lost).toEqual(["news", "other news", "long news"]);
    // With several users, each is attempted.
    await nowhere.terminate(["u_lotus", "u_orchid"]);
    expect(pusher.lost.slice(3)).toEqual(["terminate_connections", "terminate_connections"]);
  });

  test("batches are accepted, and the socket that is named as the sender is left out", async () => {
    const sender = visit();
    const own = await joined(sender, "board");
    const other = await joined(visit(), "board");
    const arrived: unknown[] = [];
    own.bind("news", () => arrived.push("news"));
    const end = heard(own, "end");
    const news = heard(other, "news");

    await pusher.sdk.triggerBatch([
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
    const client = new Pusher({
      ...app,
      ...changed,
      host: "127.0.0.1",
      port: String(pusher.port),
    });
    await expect(client.trigger("board", "news", params)).rejects.toMatchObject({ status });
  });

  test("a body that differs from the signed one, an outdated signature and wrong bodies get a 4xx", async () => {
    const post = (body: string, signedBody: string) => {
      const query = pusher.sdk.createSignedQueryString({
        method: "POST",
        path: "/apps/17/events",
        body: signedBody,
      });
      return fetch(`http://127.0.0.1:${pusher.port}/apps/17/events?${query}`, {
        method: "POST",
        body,
      });
    };
    const body = JSON.stringify({ name: "news", data: "{}", channels: ["board"] });
    for (const drift of [-700_000, 700_000]) {
      const clock = vi.spyOn(Date, "now").mockReturnValueOnce(Date.now() + drift);
      const answer = await post(body, body);
      clock.mockRestore();
      expect(answer.status).toBe(401);
    }
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
