import { expect, type Page } from "@playwright/test";

interface Frame {
  readonly event: string;
  readonly channel: string;
}

interface Socket {
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

/** A question names its channel inside its data, an answer beside it. */
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

/** The page's connections to real time from now on, and what is said on each. */
export const watchFrames = (page: Page) => {
  const sockets: Socket[] = [];
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
  const asked = () => channelsOf(sockets.at(-1)?.sent, "pusher:subscribe");
  const joined = () =>
    channelsOf(sockets.at(-1)?.received, "pusher_internal:subscription_succeeded");

  return {
    sockets,
    /** Channels that the newest connection asked for. */
    asked,
    /** Channels that the newest connection has joined. */
    joined,
    /**
     * Waits for the channel of the member who has logged in, and for what is fetched after it. That the page
     * is connected says less: it may still mean the visitor's connection.
     */
    memberJoined: async (memberId: string): Promise<void> => {
      await expect.poll(joined, { timeout: 20_000 }).toContain(`private-member.${memberId}`);
      await expect(page.locator("html")).toHaveAttribute("data-connection", "connected", {
        timeout: 20_000,
      });
    },
  };
};
