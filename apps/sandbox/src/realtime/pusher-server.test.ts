import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { app, heard, joined, lotus, orchid, runPusherServer } from "./pusher-server.fake.ts";
import { createPusherServer } from "./pusher-server.ts";

const pusher = runPusherServer();
const { connect, visit } = pusher;

describe("what the server does not let in", () => {
  test.each([
    ["/app/other?protocol=7", 4001],
    ["/app/site9key", 4008],
    ["/app/site9key?protocol=x", 4006],
    ["/app/site9key?protocol=4", 4007],
  ])("%s is closed with %i, after an error that says so", async (path, code) => {
    const client = connect(path);
    expect(await client.closed).toBe(code);
    expect(client.frames).toMatchObject([{ event: "pusher:error", data: { code } }]);
  });

  test("an upgrade of another path is refused", async () => {
    const client = connect("/elsewhere");
    expect(await client.closed).toBe(1006);
  });

  test("over capacity a socket is told to come back later, not at once", async () => {
    const crowd = Array.from({ length: 40 }, () => connect());
    await Promise.all(crowd.map(({ received }) => received("pusher:connection_established")));
    expect(await connect().closed).toBe(4100);
  });

  test("an oversized message ends its own connection only", async () => {
    const otherClient = connect();
    const client = connect();
    await Promise.all([otherClient.opened, client.opened]);
    client.socket.send("x".repeat(16_385));
    expect(await client.closed).toBe(1009);
    otherClient.socket.send('{"event":"pusher:ping","data":"{}"}');
    await otherClient.received("pusher:pong");
  });

  test("a connection joins a hundred channels, and one more after it has left one", async () => {
    const client = connect();
    await client.received("pusher:connection_established");
    const send = (event: string, n: number) =>
      client.socket.send(JSON.stringify({ event, data: { channel: `room-${n}` } }));
    for (let n = 0; n < 101; n += 1) send("pusher:subscribe", n);
    send("pusher:unsubscribe", 7);
    send("pusher:subscribe", 101);
    client.socket.send('{"event":"pusher:ping","data":"{}"}');
    await client.received("pusher:pong");
    const refused = client.frames.filter(({ event }) => event === "pusher:error");
    expect(refused).toHaveLength(1);
    const joinedTo = client.frames.flatMap(({ event, channel }) =>
      event === "pusher_internal:subscription_succeeded" ? [channel] : [],
    );
    expect(joinedTo).toHaveLength(101);
    expect(joinedTo.at(-1)).toBe("room-101");
  });

  test("a second sign-in changes nothing: the connection keeps its user", async () => {
    const client = connect();
    const { data } = await client.received("pusher:connection_established");
    const shape = v.pipe(v.string(), v.parseJson(), v.object({ socket_id: v.string() }));
    const { socket_id } = v.parse(shape, data);
    const send = (event: string, body: unknown) =>
      client.socket.send(JSON.stringify({ event, data: body }));
    for (const id of ["ada", "bob"])
      send("pusher:signin", pusher.sdk.authenticateUser(socket_id, { id }));
    send("pusher:subscribe", { channel: "#server-to-user-bob" });
    send("pusher:ping", {});
    await client.received("pusher:pong");
    expect(client.frames.map(({ event }) => event)).toEqual([
      "pusher:connection_established",
      "pusher:signin_success",
      "pusher:error",
      "pusher:error",
      "pusher:pong",
    ]);
  });

  test("whatever a client sends, the connection goes on and answers the next ping", async () => {
    const client = connect();
    await client.opened;
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

    const ended = client.closed.then((code) => {
      throw new Error(`closed with ${code}`);
    });
    ended.catch(() => {});
    await fc.assert(
      fc.asyncProperty(nasty, async (text) => {
        client.frames.length = 0;
        client.socket.send(text);
        client.socket.send('{"event":"pusher:ping"}');
        await Promise.race([client.received("pusher:pong"), ended]);
      }),
      { numRuns: 200 },
    );
    client.frames.length = 0;
    client.socket.send(Buffer.from([0xff, 0x00]));
    await client.received("pusher:error");

    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe("half-open links", () => {
  test("the client is told to ping after 15 s of silence", async () => {
    const { data } = await connect().received("pusher:connection_established");
    expect(JSON.parse(String(data))).toMatchObject({ activity_timeout: 15 });
  });

  test("a socket that answers no ping is closed within 25 s; one that answers stays", async () => {
    await pusher.server.close();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const quiet = createPusherServer(app);
    quiet.attach(pusher.http.removeAllListeners("upgrade"));
    const dead = connect(undefined, { autoPong: false });
    const alive = connect();
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

test("when the server stops, it closes with 1001, which makes clients wait before they come back", async () => {
  const client = connect();
  await client.received("pusher:connection_established");
  await pusher.server.close();
  expect(await client.closed).toBe(1001);
  // No new connection is accepted while the rest of the process shuts down.
  expect(await connect().closed).toBe(1006);
});

describe("a user whose connections are terminated", () => {
  const established = v.pipe(v.string(), v.parseJson(), v.object({ socket_id: v.string() }));
  const socketOf = (client: ReturnType<typeof visit>) => client.connection.socket_id;

  test("a terminated user receives nothing from that moment on, on any socket, and others go on", async () => {
    const listening = async (member: typeof lotus) => {
      const client = visit(member);
      const channel = await joined(client, "board");
      pusher.server.bind(socketOf(client), member.userId);
      const news: unknown[] = [];
      channel.bind("news", (data: unknown) => news.push(data));
      return { client, channel, news };
    };
    const gone = await Promise.all([listening(lotus), listening(lotus)]);
    const here = await listening(orchid);
    const closed = gone.map(
      ({ client }) => new Promise((resolve) => client.connection.bind("disconnected", resolve)),
    );

    await pusher.publisher.terminate([lotus.userId]);
    const last = heard(here.channel, "news");
    await pusher.publisher.publish(["board"], "news", {});
    await Promise.all([last, ...closed]);
    expect([...gone, here].map(({ news }) => news.length)).toEqual([0, 0, 1]);
    expect(pusher.lost).toEqual([]);
  });

  test("a terminated user is closed with 4009, and cannot use a proof that was issued before", async () => {
    const client = connect();
    const { data } = await client.received("pusher:connection_established");
    const { socket_id } = v.parse(established, data);
    const proof = pusher.sdk.authorizeChannel(socket_id, "private-member.1");
    pusher.server.bind(socket_id, "u_lotus");
    const terminating = pusher.publisher.terminate(["u_lotus"]);
    const subscription = { channel: "private-member.1", ...proof };
    const hello = { event: "pusher:subscribe", data: subscription };
    await terminating;
    client.socket.send(JSON.stringify(hello));
    expect(await client.closed).toBe(4009);
    expect(client.frames.map(({ event }) => event)).toEqual([
      "pusher:connection_established",
      "pusher:error",
    ]);
    expect(pusher.subscribed).toEqual([]);
  });

  test("terminating a user needs the app's signature", async () => {
    const client = visit(lotus);
    await joined(client, "board");
    pusher.server.bind(socketOf(client), "u_lotus");
    const address = `http://127.0.0.1:${pusher.port}/apps/${app.appId}/users/u_lotus/terminate_connections`;
    expect((await fetch(address, { method: "POST", body: "{}" })).status).toBe(401);
    expect(client.connection.state).toBe("connected");
    pusher.server.bind("1.1", "u_nobody");
    await pusher.publisher.terminate(["u_nobody"]);
    expect([client.connection.state, pusher.lost]).toEqual(["connected", []]);
  });
});
