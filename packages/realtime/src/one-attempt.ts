import type Pusher from "pusher-js/worker";
import type { Runtime } from "pusher-js/worker";
import type { LinkListener } from "./link.ts";

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

export interface Attempts {
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
export function takeOverAttempts(runtime: typeof Pusher.Runtime, listener: LinkListener): Attempts {
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
