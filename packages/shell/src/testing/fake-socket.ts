interface Message {
  readonly event: string;
  readonly channel?: string;
  readonly data?: unknown;
}

/** The server side of a page's sockets: it accepts every connection and subscription, and sends what the test wants. */
export interface FakePlatformSocket {
  /** The channels that the page has joined on the open connection. */
  joined(): readonly string[];
  /** Sends an event on a channel; a page that has not joined the channel does not receive it. */
  say(channel: string, event: string, data?: unknown): void;
  /** Ends the connection. New ones fail until `restore`. */
  cut(): void;
  restore(): void;
  /** The number of connections that the page has tried to open. */
  attempts(): number;
  /** Ends the connection of a page that has been closed. */
  leave(): void;
  /** Restores the browser's own WebSocket. */
  stop(): void;
}

/** Replaces the browser's WebSocket and speaks the Pusher protocol. */
export function fakePlatformSocket(): FakePlatformSocket {
  const original = globalThis.WebSocket;
  const open = new Set<PageSocket>();
  let isCut = false;
  let attempts = 0;

  /** The part of a WebSocket that pusher-js uses. */
  class PageSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly url: string;
    readyState: number = PageSocket.CONNECTING;
    readonly channels = new Set<string>();
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: ((closed: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
    onerror: ((error: unknown) => void) | null = null;

    constructor(url: string) {
      super();
      this.url = url;
      attempts += 1;
      queueMicrotask(() => (isCut ? this.end(1006) : this.begin()));
    }

    begin() {
      this.readyState = PageSocket.OPEN;
      open.add(this);
      this.onopen?.();
      const connection = { socket_id: `1.${attempts}`, activity_timeout: 120 };
      this.receive({ event: "pusher:connection_established", data: JSON.stringify(connection) });
    }

    receive(message: Message) {
      if (this.readyState === PageSocket.OPEN) this.onmessage?.({ data: JSON.stringify(message) });
    }

    send(text: string) {
      const { event, data } = readMessage(text);
      if (event === "pusher:ping") this.receive({ event: "pusher:pong" });
      if (data?.channel === undefined) return;
      const { channel } = data;
      if (event === "pusher:unsubscribe") this.channels.delete(channel);
      if (event !== "pusher:subscribe") return;
      this.channels.add(channel);
      const members = { presence: { count: 0, ids: [], hash: {} } };
      const joined = channel.startsWith("presence-") ? members : {};
      this.receive({
        event: "pusher_internal:subscription_succeeded",
        channel,
        data: JSON.stringify(joined),
      });
    }

    close() {
      this.end(1000);
    }

    end(code: number) {
      if (this.readyState === PageSocket.CLOSED) return;
      this.readyState = PageSocket.CLOSED;
      open.delete(this);
      this.onclose?.({ code, reason: "", wasClean: code === 1000 });
    }
  }

  const leave = () => {
    for (const socket of open) {
      socket.onclose = null;
      socket.end(1000);
    }
  };

  Object.defineProperty(globalThis, "WebSocket", { value: PageSocket, configurable: true });
  return {
    joined: () => [...open].flatMap(({ channels }) => [...channels]),
    say(channel, event, data = {}) {
      for (const socket of open)
        if (socket.channels.has(channel))
          socket.receive({ event, channel, data: JSON.stringify(data) });
    },
    cut() {
      isCut = true;
      for (const socket of open) socket.end(1006);
    },
    restore: () => void (isCut = false),
    attempts: () => attempts,
    leave,
    stop() {
      leave();
      Object.defineProperty(globalThis, "WebSocket", { value: original, configurable: true });
    },
  };
}

const readMessage = (text: string): { event: string; data?: { channel?: string } } =>
  JSON.parse(text);
