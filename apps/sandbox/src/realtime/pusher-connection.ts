import { isPresence, needsProof, userOfChannel } from "./channel-names.ts";
import type { ChannelRegistry, Subscriber } from "./channel-registry.ts";
import { clientData, createClientEventRule } from "./client-events.ts";
import {
  errorFrame,
  eventFrame,
  readChannelName,
  readFrame,
  readPresence,
  readSignIn,
  readSubscription,
  readUser,
  type ClientFrame,
  type PresenceMember,
  type SignedInUser,
  type Subscription,
} from "./frames.ts";
import { channelClaim, isProof, userClaim } from "./signature.ts";
import type { Watchlists } from "./watchlists.ts";

/** The maximum number of channels per socket; the client joins seven. */
const maxChannels = 100;

/** Pusher's code for an unauthorised connection. */
const unauthorised = 4009;

/** Pusher's code for a client event that is not forwarded; the connection stays open. */
const notForwarded = 4301;

export interface ConnectionDeps {
  readonly key: string;
  readonly secret: string;
  readonly registry: ChannelRegistry;
  readonly watchlists: Watchlists;
  /** Whether clients may send each other events. */
  readonly clientEvents: boolean;
  /** Called for each subscription, after `subscription_succeeded` was sent. */
  onSubscribed(channel: string): void;
  /** From now on the connection belongs to this user. */
  onSignedIn(userId: string): void;
  /** Closes a connection that claimed to be another user, and stops processing its frames. */
  end(code: number, message: string): void;
}

/** Handles the frames of one socket (Pusher Channels, protocol 7). It never throws. */
export interface PusherConnection {
  receive(text: string): void;
  ended(): void;
}

export function openConnection(self: Subscriber, deps: ConnectionDeps): PusherConnection {
  const { registry } = deps;
  const clientEvents = createClientEventRule(deps.clientEvents);
  let user: SignedInUser | undefined;

  const refuse = (code: number | null, message: string) => self.send(errorFrame(code, message));

  function isAllowed({ channel, auth, channel_data }: Subscription): boolean {
    const owner = userOfChannel(channel);
    if (owner !== undefined) return owner === user?.userId;
    if (!needsProof(channel)) return true;
    return isProof(deps, auth, channelClaim(self.socketId, channel, channel_data));
  }

  function subscribe(frame: ClientFrame) {
    const wanted = readSubscription(frame.data);
    if (!wanted) return refuse(null, "The subscription is malformed.");
    const { channel, channel_data } = wanted;
    if (!isAllowed(wanted))
      return refuse(unauthorised, `The connection is not authorised for ${channel}.`);
    if (registry.channelsOf(self) >= maxChannels)
      return refuse(null, "This connection has too many channels.");

    let presence: PresenceMember | undefined;
    if (isPresence(channel)) {
      // A signed-in user is known without channel_data.
      presence = channel_data === undefined ? user : readPresence(channel_data);
      if (!presence) return refuse(unauthorised, `channel_data of ${channel} names no user.`);
    }
    registry.join(channel, self, presence);
    deps.onSubscribed(channel);
  }

  function unsubscribe(frame: ClientFrame) {
    const channel = readChannelName(frame.data);
    if (channel === undefined) return refuse(null, "The channel name is malformed.");
    registry.leave(channel, self);
  }

  function signIn(frame: ClientFrame) {
    const claim = readSignIn(frame.data);
    if (!claim) return refuse(null, "The sign-in is malformed.");
    const isProven = isProof(deps, claim.auth, userClaim(self.socketId, claim.user_data));
    const claimed = isProven ? readUser(claim.user_data) : undefined;
    if (!claimed) return deps.end(unauthorised, "The connection is not authorised as this user.");
    if (user) return refuse(null, "This connection has signed in already.");

    user = claimed;
    deps.onSignedIn(user.userId);
    const answer = JSON.stringify({ user_data: claim.user_data });
    self.send(eventFrame("pusher:signin_success", answer));
    deps.watchlists.signedIn(self, user);
  }

  function forward({ event, channel = "", data }: ClientFrame) {
    const json = clientData(data);
    const membership = registry.membership(channel, self);
    const isSubscribed = membership !== undefined;
    const objection = clientEvents.objection({ channel, json, isSubscribed });
    if (objection !== undefined) return refuse(notForwarded, objection);
    const sender = membership?.presence?.userId;
    registry.forward(channel, eventFrame(event, json, channel, sender), self.socketId);
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
        case "pusher:signin":
          return signIn(frame);
        default:
          if (frame.event.startsWith("client-")) forward(frame);
      }
    },
    ended() {
      registry.leaveAll(self);
      deps.watchlists.ended(self);
    },
  };
}
