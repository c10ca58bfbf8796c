import type { ChannelRegistry, Subscriber } from "./channel-registry.ts";
import {
  errorFrame,
  eventFrame,
  readChannelName,
  readFrame,
  readPresence,
  readSubscription,
  type ClientFrame,
  type PresenceMember,
  type Subscription,
} from "./frames.ts";
import { channelClaim, isSignedBy } from "./signature.ts";

/** One socket may not pile up channels; the client joins seven. */
const mostChannels = 100;

export interface ConnectionDeps {
  readonly key: string;
  readonly secret: string;
  readonly registry: ChannelRegistry;
  /** After `subscription_succeeded` has left, for each subscription. */
  onSubscribed(channel: string): void;
}

/** What one socket may say (Pusher Channels, protocol 7), and what it is answered. It never throws. */
export interface PusherConnection {
  receive(text: string): void;
  ended(): void;
}

const needsProof = (channel: string) =>
  channel.startsWith("private-") || channel.startsWith("presence-");

export function openConnection(self: Subscriber, deps: ConnectionDeps): PusherConnection {
  const { registry } = deps;

  const refuse = (code: number | null, message: string) => self.send(errorFrame(code, message));

  function isProven({ channel, auth, channel_data }: Subscription): boolean {
    const [key, signature, ...rest] = auth.split(":");
    if (key !== deps.key || signature === undefined || rest.length > 0) return false;
    return isSignedBy(deps.secret, channelClaim(self.socketId, channel, channel_data), signature);
  }

  function subscribe(frame: ClientFrame) {
    const wanted = readSubscription(frame.data);
    if (!wanted) return refuse(null, "The subscription is malformed.");
    const { channel, channel_data } = wanted;
    if (needsProof(channel) && !isProven(wanted))
      return refuse(4009, `The connection is not authorised for ${channel}.`);
    if (registry.channelsOf(self) >= mostChannels)
      return refuse(null, "This connection has too many channels.");

    let presence: PresenceMember | undefined;
    if (channel.startsWith("presence-")) {
      presence = channel_data === undefined ? undefined : readPresence(channel_data);
      if (!presence) return refuse(4009, `channel_data of ${channel} names no user.`);
    }
    registry.join(channel, self, presence);
    deps.onSubscribed(channel);
  }

  function unsubscribe(frame: ClientFrame) {
    const channel = readChannelName(frame.data.channel);
    if (channel === undefined) return refuse(null, "The channel name is malformed.");
    registry.leave(channel, self);
  }

  return {
    receive(text) {
      const frame = readFrame(text);
      if (!frame) return refuse(null, "The message is malformed.");
      switch (frame.event) {
        case "pusher:ping":
          return self.send(eventFrame("pusher:pong", "{}"));
        case "pusher:pong":
          return;
        case "pusher:subscribe":
          return subscribe(frame);
        case "pusher:unsubscribe":
          return unsubscribe(frame);
        default:
          // Members never speak to each other here.
          if (frame.event.startsWith("client-"))
            refuse(4301, "Client events are switched off for this app.");
      }
    },
    ended: () => registry.leaveAll(self),
  };
}
