import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import Pusher from "pusher";
import PusherClient, { type Channel } from "pusher-js";
import { afterEach, beforeEach, vi } from "vitest";
import { WebSocket, type ClientOptions } from "ws";
import { authoriseChannel, type ChannelAuth, type ChannelMember } from "./broadcasting-auth.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import {
  createPusherServer,
  type PusherServer,
  type PusherServerOptions,
} from "./pusher-server.ts";

export const app = { appId: "17", key: "site9key", secret: "not a secret" };
export const lotus: ChannelMember = { id: 88_213, currency: "VND", userId: "u_lotus" };
export const orchid: ChannelMember = { id: 88_214, currency: "VND", userId: "u_orchid" };

export const heard = <Data = unknown>(from: Channel, event: string): Promise<Data> =>
  new Promise((resolve) => from.bind(event, resolve));

export async function joined(client: PusherClient, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await heard(channel, "pusher:subscription_succeeded");
  return channel;
}

/** The user that a client may sign in as, and the id that others see. */
export interface Guest {
  readonly id: string;
  readonly user_info: Record<string, string>;
  readonly watchlist?: string[];
}

/** Starts a listening server for each test, with real clients and misbehaving ones. */
export function runPusherServer(
  options: Pick<PusherServerOptions, "clientEvents" | "subscriptionCounts"> = {},
) {
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
      ...options,
      maxConnections: 40,
      onSubscribed(channel) {
        subscribed.push(channel);
        if (channel === "broken-listener") throw new Error("the listener's own fault");
      },
    });
    http = createServer(getRequestListener(new Hono().route("/", server.api).fetch));
    server.attach(http);
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    ({ port } = http.address() as AddressInfo);
    sdk = new Pusher({
      ...app,
      host: "127.0.0.1",
      port: String(port),
      useTLS: false,
      encryptionMasterKeyBase64: Buffer.alloc(32, "the server never sees it").toString("base64"),
    });
    publisher = createPublisher({ ...app, host: "127.0.0.1", port, tls: false }, (event) =>
      lost.push(event),
    );
  });

  afterEach(async () => {
    vi.useRealTimers();
    for (const leave of leaving.splice(0)) leave();
    await server.close();
    await new Promise((resolve) => http.close(resolve));
  });

  const open = (
    authorise: (socketId: string, channelName: string) => ChannelAuth | undefined,
    guest?: Guest,
  ): PusherClient => {
    const client = new PusherClient(app.key, {
      cluster: "none",
      wsHost: "127.0.0.1",
      wsPort: port,
      forceTLS: false,
      enabledTransports: ["ws"],
      channelAuthorization: {
        customHandler({ socketId, channelName }, answer) {
          const auth = authorise(socketId, channelName);
          if (auth) answer(null, auth);
          else answer(new Error("forbidden"), null);
        },
      },
      userAuthentication: {
        customHandler({ socketId }, answer) {
          if (guest) answer(null, sdk.authenticateUser(socketId, { ...guest }));
          else answer(new Error("nobody"), null);
        },
      },
    });
    leaving.push(() => client.disconnect());
    return client;
  };

  /** The real client with a member's authorisations. */
  const visit = (member?: ChannelMember): PusherClient =>
    open((socketId, channelName) => {
      const auth = member && authoriseChannel({ socketId, channelName }, member, app);
      return auth === "forbidden" ? undefined : auth;
    });

  /** The real client at any kind of application, whose server authorises every request. */
  const visitAs = (guest: Guest): PusherClient =>
    open(
      (socketId, channelName) =>
        sdk.authorizeChannel(
          socketId,
          channelName,
          channelName.startsWith("presence-")
            ? { user_id: guest.id, user_info: guest.user_info }
            : undefined,
        ),
      guest,
    );

  /** A raw socket without the client's behaviour, with every frame that it received, and its close event. */
  function connect(path = `/app/${app.key}?protocol=7`, options: ClientOptions = {}) {
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

  return {
    visit,
    visitAs,
    connect,
    get http() {
      return http;
    },
    get port() {
      return port;
    },
    get server() {
      return server;
    },
    get sdk() {
      return sdk;
    },
    get publisher() {
      return publisher;
    },
    /** The subscribed channels, as reported to the owner of the server. */
    get subscribed() {
      return subscribed;
    },
    /** The events that the publisher could not send. */
    get lost() {
      return lost;
    },
  };
}
