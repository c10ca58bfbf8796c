import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Hono } from "hono";
import { WebSocketServer, type WebSocket } from "ws";
import { endWith } from "../ground/answer-headers.ts";
import { createChannelRegistry, type Subscriber } from "./channel-registry.ts";
import { errorFrame, eventFrame, largestFrame } from "./frames.ts";
import { pusherHttpApi } from "./http-api.ts";
import { openConnection } from "./pusher-connection.ts";
import { createWatchlists } from "./watchlists.ts";

export interface PusherServerOptions {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
  /** Called for each subscription, including repeated ones; errors it throws are ignored. */
  onSubscribed?(channel: string): void;
  /** Beyond this many sockets, new ones are refused with 4100. */
  readonly maxConnections?: number;
  /** Forwards events between the clients of a private or presence channel. Off by default. */
  readonly clientEvents?: boolean;
  /** Notifies the subscribers of a channel of their number. Off by default, because there are thousands. */
  readonly subscriptionCounts?: boolean;
}

/** The required part of `http.Server`; `serve` of @hono/node-server returns one. */
export interface UpgradingServer {
  on(
    event: "upgrade",
    listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
  ): unknown;
}

export interface SocketCounts {
  readonly connections: number;
  /** Channels with at least one subscriber. */
  readonly channels: readonly { readonly name: string; readonly subscribers: number }[];
}

export interface PusherServer {
  /** Pusher's HTTP API, with all paths under /apps/{id}: `http-api.ts`; mount it at the root. */
  readonly api: Hono;
  /** Handles the WebSocket upgrades of an HTTP server, at the path /app/{key}. */
  attach(server: UpgradingServer): void;
  /**
   * Assigns a socket to this user. This happens when an authorisation is issued, so that no socket can have one
   * and stay open when its user's sockets are closed. A socket that is already closed is ignored.
   */
  bind(socketId: string, userId: string): void;
  /** The current numbers, computed only when called. */
  counts(): SocketCounts;
  /** Closes every socket; resolves when all are closed, within 1 s. */
  close(): Promise<void>;
}

/** After this much silence a client sends a ping, in s. It then waits 8 s (packages/realtime). */
const activityTimeout = 15;

/**
 * Our own pings, in ms: every 4 s to sockets that were silent for 8 s; one silent for 20 s is dropped, so after
 * 24 s at most.
 */
const beat = 4_000;
const askAfter = 8_000;
const goneAfter = 20_000;

/** In bytes: a client that reads too slowly is dropped, and reloads its data after reconnecting. */
const largestBacklog = 1_048_576;

/** How long a socket may take to confirm its closing, in ms. */
const closeTimeout = 1_000;

const asText = { binary: false } as const;

/** Pusher's code for a connection closed by the app. */
const terminated = 4009;

interface Open {
  readonly users: Set<string>;
  /** Stops processing its frames from now on, however long the socket takes to close. */
  terminate(): void;
}

const socketId = () => `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;

/** Why a new socket is rejected; codes below 4100 mean that it must not reconnect unchanged. */
function objection(
  request: URL,
  key: string,
  isFull: boolean,
): readonly [code: number, message: string] | undefined {
  const protocol = request.searchParams.get("protocol");
  if (request.pathname !== `/app/${key}`) return [4001, "There is no app with this key."];
  if (protocol === null || protocol === "") return [4008, "No protocol version was given."];
  if (!/^\d{1,3}$/.test(protocol)) return [4006, "The protocol version is malformed."];
  if (protocol !== "7") return [4007, "Only protocol 7 is spoken here."];
  // Never 4200: while we are listening, clients would reconnect without any delay.
  if (isFull) return [4100, "Over capacity."];
  return undefined;
}

function addressOf(request: IncomingMessage): URL | undefined {
  return URL.parse(request.url ?? "", "http://sandbox") ?? undefined;
}

/** A Pusher Channels server, protocol 7, independent of members: any client with an authorisation may join. */
export function createPusherServer(options: PusherServerOptions): PusherServer {
  const { clientEvents = false, subscriptionCounts = false } = options;
  const registry = createChannelRegistry({ countsSubscriptions: subscriptionCounts });
  const watchlists = createWatchlists();
  const maxConnections = options.maxConnections ?? 10_000;
  const lastHeard = new Map<WebSocket, number>();
  /** By socket id. */
  const open = new Map<string, Open>();
  let isClosing = false;
  const upgrades = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
  });

  const heart = setInterval(() => {
    const now = performance.now();
    for (const [socket, heard] of lastHeard) {
      if (now - heard >= goneAfter) socket.terminate();
      else if (now - heard >= askAfter && socket.readyState === socket.OPEN) socket.ping();
    }
  }, beat);
  heart.unref();

  function welcome(socket: WebSocket) {
    const self: Subscriber = {
      socketId: socketId(),
      send(frame) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > largestBacklog) return socket.terminate();
        // Otherwise bytes would be sent as a binary message.
        socket.send(frame, asText);
      },
    };
    const users = new Set<string>();
    const connection = openConnection(self, {
      key: options.key,
      secret: options.secret,
      registry,
      watchlists,
      clientEvents,
      onSignedIn: (userId) => void users.add(userId),
      end: (code, message) => turnAway(socket, code, message),
      onSubscribed(channel) {
        try {
          options.onSubscribed?.(channel);
        } catch {
          // An error in a listener must not cost the member the subscription.
        }
      },
    });
    open.set(self.socketId, {
      users,
      terminate() {
        connection.ended();
        turnAway(socket, terminated, "Your session has ended.");
      },
    });
    const hear = () => lastHeard.set(socket, performance.now());

    hear();
    socket.on("message", (data, isBinary) => {
      // Frames of a closing socket are ignored.
      if (socket.readyState !== socket.OPEN) return;
      hear();
      connection.receive(!isBinary && Buffer.isBuffer(data) ? data.toString() : "");
    });
    socket.on("ping", hear);
    socket.on("pong", hear);
    socket.on("close", () => {
      lastHeard.delete(socket);
      open.delete(self.socketId);
      connection.ended();
    });
    self.send(
      eventFrame(
        "pusher:connection_established",
        JSON.stringify({ socket_id: self.socketId, activity_timeout: activityTimeout }),
      ),
    );
  }

  function turnAway(socket: WebSocket, code: number, message: string) {
    socket.send(errorFrame(code, message));
    socket.close(code, message);
    setTimeout(() => socket.terminate(), closeTimeout).unref();
  }

  function terminate(userId: string) {
    for (const connection of open.values())
      if (connection.users.has(userId)) connection.terminate();
  }

  const occupied = () =>
    registry.occupied().map((name) => ({ name, subscribers: registry.factsOf(name).subscribers }));

  return {
    api: pusherHttpApi(options, registry, terminate),
    bind: (id, userId) => void open.get(id)?.users.add(userId),
    counts: () => ({ connections: open.size, channels: occupied() }),
    attach(server) {
      // An invalid handshake; ws itself would respond without our headers.
      upgrades.on("wsClientError", (_, socket) => endWith(socket, 400));
      server.on("upgrade", (request, socket, head) => {
        socket.on("error", () => socket.destroy());
        const address = addressOf(request);
        if (isClosing) return endWith(socket, 503);
        if (!address?.pathname.startsWith("/app/")) return endWith(socket, 404);
        upgrades.handleUpgrade(request, socket, head, (opened) => {
          // Oversized and malformed frames are reported here as errors; ws closes the socket itself (1009, 1002).
          opened.on("error", () => {});
          const reason = objection(address, options.key, lastHeard.size >= maxConnections);
          if (reason) turnAway(opened, ...reason);
          else welcome(opened);
        });
      });
    },
    async close() {
      isClosing = true;
      clearInterval(heart);
      const sockets = [...lastHeard.keys()];
      const gone = sockets.map(
        (socket) => new Promise<void>((resolve) => socket.once("close", () => resolve())),
      );
      for (const socket of sockets) socket.close(1001, "The server is going away.");
      const late = setTimeout(() => sockets.forEach((socket) => socket.terminate()), closeTimeout);
      await Promise.all(gone);
      clearTimeout(late);
      upgrades.close();
    },
  };
}
