import type { Page } from "@playwright/test";

export interface Frame {
  readonly event: string;
  readonly channel: string;
}

export interface Socket {
  readonly url: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  readonly sent: Frame[];
  readonly received: Frame[];
  isClosed(): boolean;
}

const field = (from: unknown, name: string): unknown =>
  typeof from === "object" && from !== null
    ? Object.entries(from).find(([key]) => key === name)?.[1]
    : undefined;

/** Requests name their channel inside the data, responses beside it. */
const read = (payload: string | Buffer): Frame => {
  const frame: unknown = JSON.parse(payload.toString());
  const channel = field(frame, "channel") ?? field(field(frame, "data"), "channel");
  return {
    event: String(field(frame, "event")),
    channel: typeof channel === "string" ? channel : "",
  };
};

const channelsOf = (frames: readonly Frame[] = [], event: string): string[] =>
  frames.filter((frame) => frame.event === event).map(({ channel }) => channel);

/** Records the page's real-time connections from now on, with their messages. */
export const watchFrames = (page: Page) => {
  const sockets: Socket[] = [];
  /** The number of connections of documents that are gone, for which no close event is sent. */
  let gone = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      gone = sockets.length;
  });
  page.on("websocket", (socket) => {
    const sent: Frame[] = [];
    const received: Frame[] = [];
    sockets.push({
      url: socket.url(),
      openedAt: Date.now(),
      sent,
      received,
      isClosed: () => socket.isClosed(),
    });
    socket.on("framesent", ({ payload }) => sent.push(read(payload)));
    socket.on("framereceived", ({ payload }) => received.push(read(payload)));
  });
  const open = () => sockets.slice(gone).findLast(({ isClosed }) => !isClosed());

  return {
    sockets,
    /** Channels to which the open connection has tried to subscribe. */
    asked: () => channelsOf(open()?.sent, "pusher:subscribe"),
    /** Channels to which the open connection is subscribed. */
    joined: () => channelsOf(open()?.received, "pusher_internal:subscription_succeeded"),
  };
};

export type Frames = ReturnType<typeof watchFrames>;
