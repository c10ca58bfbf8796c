import { readJson, textAt, valueAt } from "./json-value.ts";

/** What came over a socket in one message. */
export interface Frame {
  readonly event: string;
  readonly channel: string | undefined;
  /** The protocol has JSON as text here. */
  readonly data: unknown;
  /** The message as it came. */
  readonly text: string;
  /** In ms, of the same clock as `performance.now()`. */
  readonly at: number;
}

/** What goes on over the channels of one connection (Pusher protocol 7). */
export interface Socket {
  readonly id: string;
  readonly frames: readonly Frame[];
  isOpen(): boolean;
  send(event: string, data: unknown): void;
  /** The first such frame that has come or comes, from the one with the number `since` on; undefined if none does. */
  wait(
    matches: (frame: Frame) => boolean,
    options: { readonly since?: number; readonly ms: number },
  ): Promise<Frame | undefined>;
  close(): void;
}

export type Opened =
  | { readonly socket: Socket; readonly greeting: Frame }
  /** What came instead of a connection. */
  | { readonly failure: string };

/** How long a socket may take to open and to greet, in ms. */
const openingTimeout = 10_000;

/** Undefined if the message is no frame at all. */
const frameOf = (text: string): Frame | undefined => {
  const json = readJson(text);
  const event = textAt(json, "event");
  if (event === undefined) return undefined;
  const channel = textAt(json, "channel");
  return { event, channel, data: valueAt(json, "data"), text, at: performance.now() };
};

/** The payload of a frame; undefined if it is not JSON as text. */
export const payloadOf = ({ data }: Frame): unknown =>
  typeof data === "string" ? readJson(data) : undefined;

const greets = ({ event }: Frame): boolean => event === "pusher:connection_established";
const isError = ({ event }: Frame): boolean => event === "pusher:error";

const closeReason = ({ code, reason }: CloseEvent): string =>
  `the socket was closed with code ${code}${reason ? ` (${reason})` : ""}`;

/**
 * Opens a socket and waits for its greeting.
 *
 * @param onFrame called for every frame, in the order of their arrival
 */
export const openSocket = async (
  address: string,
  onFrame: (frame: Frame, socket: Socket) => void = () => {},
): Promise<Opened> => {
  const frames: Frame[] = [];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let closed: string | undefined;
  let connection: WebSocket;
  try {
    connection = new WebSocket(address);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  const send = (event: string, data: unknown) => {
    if (connection.readyState === WebSocket.OPEN) connection.send(JSON.stringify({ event, data }));
  };
  const socket: Socket = {
    get id() {
      const greeting = frames.find(greets);
      return textAt(greeting && payloadOf(greeting), "socket_id") ?? "";
    },
    frames,
    isOpen: () => closed === undefined,
    send,
    wait: (matches, { since = 0, ms }) =>
      new Promise((resolve) => {
        let next = since;
        const finish = (frame?: Frame) => {
          clearTimeout(timer);
          listeners.delete(look);
          resolve(frame);
        };
        const look = () => {
          for (; next < frames.length; next += 1) {
            const frame = frames[next];
            if (frame && matches(frame)) return finish(frame);
          }
          if (closed !== undefined) finish();
        };
        const timer = setTimeout(finish, ms);
        listeners.add(look);
        look();
      }),
    close: () => connection.close(),
  };

  connection.addEventListener("message", ({ data }) => {
    const frame = frameOf(String(data));
    if (frame === undefined) return;
    frames.push(frame);
    if (frame.event === "pusher:ping") send("pusher:pong", {});
    onFrame(frame, socket);
    notify();
  });
  connection.addEventListener("error", () => {
    closed ??= "no WebSocket could be opened";
    notify();
  });
  connection.addEventListener("close", (event) => {
    closed = closed ?? closeReason(event);
    notify();
  });

  const first = await socket.wait((frame) => greets(frame) || isError(frame), {
    ms: openingTimeout,
  });
  if (first && greets(first)) return { socket, greeting: first };
  socket.close();
  return { failure: first?.text ?? closed ?? `no greeting within ${openingTimeout / 1_000} s` };
};
