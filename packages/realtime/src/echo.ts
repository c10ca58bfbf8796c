import Echo from "laravel-echo";
import Pusher, { type Runtime } from "pusher-js/worker";
import * as v from "valibot";
import { fullName, type Channel } from "./channels.ts";
import type { Link, LinkListener } from "./link.ts";
import type { SocketHost } from "./socket-address.ts";

/** After this long without a message, the connection is pinged, in ms; a server may request a shorter time. */
const activityTimeout = 15_000;

/** Without a pong by then, the connection is lost. Together 23 s, so a half-open connection is noticed within 25 s. */
const pongTimeout = 8_000;

export interface EchoOptions {
  readonly host: SocketHost;
  readonly key: string;
  readonly authEndpoint: string;
  token(): string | undefined;
  lang(): string;
  readonly listener: LinkListener;
}

/** The library's error for a refused subscription; any part of it may be missing. */
const statusOf = (error: unknown): number | undefined =>
  typeof error === "object" &&
  error !== null &&
  "status" in error &&
  typeof error.status === "number"
    ? error.status
    : undefined;

/**
 * pusher-js under laravel-echo, on WebSockets only. It does not connect before `attempt`. Its worker build is 2 kB
 * smaller: it only lacks the fallbacks for WebSockets, and listeners to the network and the page, which
 * `page-signals.ts` provides.
 */
export function openEcho(options: EchoOptions): Link {
  const { host, listener } = options;
  const attempts = takeOverAttempts(Pusher.Runtime, listener);
  passReadableMessages(Pusher.Runtime, (error) => listener.faulty(error));
  let sentToken: string | undefined;

  const pusher = new Pusher(options.key, {
    // Required, but without effect when wsHost is set.
    cluster: "none",
    wsHost: host.host,
    wsPort: host.port,
    wssPort: host.port,
    wsPath: host.path,
    forceTLS: host.isTls,
    // Any other transport would end at a public fallback host.
    enabledTransports: ["ws"],
    activityTimeout,
    pongTimeout,
    channelAuthorization: {
      endpoint: options.authEndpoint,
      transport: "ajax",
      // A provider, never `auth.headers`: laravel-echo shares that object between instances.
      headersProvider() {
        sentToken = options.token();
        return {
          lang: options.lang(),
          ...(sentToken === undefined ? {} : { authorization: sentToken }),
        };
      },
    },
  });
  // The library connects as soon as it is created.
  pusher.disconnect();

  const echo = new Echo({
    broadcaster: "pusher",
    key: options.key,
    cluster: "none",
    client: pusher,
    withoutInterceptors: true,
  });

  const open = ({ kind, name }: Channel) => {
    if (kind === "private") return echo.private(name);
    return kind === "presence" ? echo.join(name) : echo.channel(name);
  };

  return {
    attempt() {
      attempts.order();
      pusher.connect();
    },
    abandon() {
      attempts.forget();
      pusher.disconnect();
    },
    join(channel, listener) {
      const subscription = open(channel);
      subscription.subscribed(() => listener.joined());
      subscription.error((error: unknown) =>
        listener.refused({ status: statusOf(error), token: sentToken }),
      );
      for (const event of channel.events)
        // The dot means: exactly this name, without a namespace prefix.
        subscription.listen(`.${event}`, (payload: unknown) => listener.event(event, payload));
    },
    again(channel) {
      open(channel).subscribe();
    },
    leave(channel) {
      const name = fullName(channel);
      open(channel).subscription.unbind();
      echo.leaveChannel(name);
      // A channel still being joined would stay in the library's list and return with the next socket.
      if (!pusher.channels.find(name)) return;
      pusher.channels.remove(name);
      pusher.send_event("pusher:unsubscribe", { channel: name });
    },
  };
}

const message = v.pipe(v.string(), v.parseJson(), v.object({ event: v.string() }));

/**
 * Hides messages from pusher-js 8.6 that do not follow its protocol, because they are not JSON or have no name. Catches
 * errors that its listeners throw on messages without data.
 */
function passReadableMessages(runtime: Runtime, faulty: (error: unknown) => void): void {
  runtime.createWebSocket = (url) => {
    const socket = new (runtime.getWebSocketAPI())(url);
    // The library's types cover only what it uses itself.
    if (!(socket instanceof WebSocket)) return socket;
    // Registered before the library's own listener, which it calls itself.
    socket.addEventListener("message", (received) => {
      received.stopImmediatePropagation();
      try {
        if (!v.is(message, received.data)) throw new Error("The socket sent what is no message");
        socket.onmessage?.(received);
      } catch (error) {
        faulty(error);
      }
    });
    return socket;
  };
}

type Config = Parameters<Runtime["getDefaultStrategy"]>[0];
type Options = Parameters<Runtime["getDefaultStrategy"]>[1];
type Strategy = ReturnType<Runtime["getDefaultStrategy"]>;

/** The function of pusher-js that creates transports; it has no types there. */
type DefineTransport = (
  config: Config,
  name: string,
  type: string,
  priority: number,
  options: Options,
) => Strategy;

interface Handshake {
  readonly action: string;
  readonly connection?: {
    bind(event: string, listener: () => void): unknown;
    unbind(event: string): unknown;
  };
}

type Outcome = (error: unknown, handshake?: Handshake) => void;

interface Attempts {
  /** Allows the next connection attempt. */
  order(): void;
  /** Ignores any pending or open connection from now on. */
  forget(): void;
}

/**
 * The library's handling of close codes. It would start timers that no disconnect cancels and that would then tear down
 * the next connection; we only need to know that the socket closed.
 */
const closeActions = ["tls_only", "refused", "backoff", "retry"] as const;

const nothingRuns = { abort() {}, forceMinPriority() {} };

/**
 * Decides when to connect in place of pusher-js 8.6, whose waits cannot be configured (1, 15, 30, 60 s): each order
 * allows one attempt. Any other attempt of the library counts as a lost connection. A page has one connection; the
 * newest owner decides.
 */
function takeOverAttempts(runtime: typeof Pusher.Runtime, listener: LinkListener): Attempts {
  let isOrdered = false;
  let hasBegun = false;
  /** The established connection; the end of any other is ignored. */
  let current: Handshake | undefined;

  runtime.getDefaultStrategy = (config: Config, base: Options, define: DefineTransport) => {
    const transport = define(config, "ws", "ws", 3, {
      ...base,
      useTLS: Boolean(base.useTLS),
      hostNonTLS: `${config.wsHost}:${config.wsPort}`,
      hostTLS: `${config.wsHost}:${config.wssPort}`,
      httpPath: config.wsPath,
    });

    return {
      isSupported: () => transport.isSupported(),
      connect(minPriority: number, callback: Outcome) {
        if (!isOrdered) {
          // Deferred, because the library is in the middle of its own state change.
          if (hasBegun) queueMicrotask(listener.lost);
          return nothingRuns;
        }
        isOrdered = false;
        let isDecided = false;

        const runner = transport.connect(minPriority, (error: unknown, handshake?: Handshake) => {
          if (isDecided) return;
          isDecided = true;
          if (error || handshake?.action !== "connected") return listener.attemptFailed();
          current = handshake;
          callback(null, handshake);
          for (const action of closeActions) handshake.connection?.unbind(action);
          // Registered after the library's own listeners, which must handle the end first.
          handshake.connection?.bind("closed", () => {
            if (current === handshake) listener.lost();
          });
          listener.opened();
        });
        return {
          abort() {
            isDecided = true;
            runner.abort();
          },
          forceMinPriority: (priority: number) => runner.forceMinPriority(priority),
        };
      },
    };
  };

  return {
    order() {
      isOrdered = true;
      hasBegun = true;
    },
    forget() {
      isOrdered = false;
      current = undefined;
    },
  };
}
