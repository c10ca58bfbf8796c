import Pusher from "pusher";
import type { RealtimeSettings } from "./realtime-settings.ts";

/** Sends real-time events. Never rejects: an event that cannot be sent is lost. */
export interface Publisher {
  publish(channels: readonly string[], event: string, payload: unknown): Promise<void>;
  terminate(users: readonly string[]): Promise<void>;
}

/** The HTTP API refuses more than this many channels in one event. */
const channelsPerEvent = 100;

/** How long an event server may take before an event counts as lost, in ms. */
const publishTimeout = 5_000;

/**
 * Publishes through the HTTP API of a Pusher server, the embedded one or an operator's own. Events for the same
 * channels are sent in the order of the calls, because a wallet must not show an older balance last.
 */
export function createPublisher(
  settings: Pick<RealtimeSettings, "appId" | "key" | "secret" | "host" | "port" | "tls">,
  onLost: (event: string, reason: unknown) => void = () => {},
): Publisher {
  const api = new Pusher({
    appId: settings.appId,
    key: settings.key,
    secret: settings.secret,
    host: settings.host,
    port: String(settings.port),
    useTLS: settings.tls,
    timeout: publishTimeout,
  });
  const underWay = new Map<string, Promise<void>>();

  async function send(channels: string[], event: string, payload: unknown): Promise<void> {
    try {
      await api.trigger(channels, event, payload);
    } catch (reason) {
      onLost(event, reason);
    }
  }

  function inTurn(channels: string[], event: string, payload: unknown): Promise<void> {
    const line = channels.join();
    const sent = (underWay.get(line) ?? Promise.resolve())
      .then(() => send(channels, event, payload))
      .finally(() => {
        if (underWay.get(line) === sent) underWay.delete(line);
      });
    underWay.set(line, sent);
    return sent;
  }

  return {
    async terminate(users) {
      for (const user of users) {
        // oxlint-disable-next-line no-await-in-loop -- seldom more than one, and none is to be skipped
        await api
          .terminateUserConnections(user)
          .catch((reason: unknown) => onLost("terminate_connections", reason));
      }
    },
    async publish(channels, event, payload) {
      const parts: Promise<void>[] = [];
      for (let from = 0; from < channels.length; from += channelsPerEvent)
        parts.push(inTurn(channels.slice(from, from + channelsPerEvent), event, payload ?? {}));
      await Promise.all(parts);
    },
  };
}
