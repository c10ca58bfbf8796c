import { isCached, isPresence } from "./channel-names.ts";
import { cacheMissFrame, eventFrame, type PresenceMember } from "./frames.ts";

/** How long a cache channel keeps its last event, in ms; the same as with Pusher. */
const keptFor = 30 * 60_000;

/** The maximum number of channels with a stored event; the one that was silent for longest is dropped first. */
const maxChannels = 10_000;

interface LastEvent {
  readonly frame: string;
  readonly data: string;
  readonly until: number;
}

/** The last event of each cache channel, kept even while it has no subscribers. */
interface LastEvents {
  keep(channel: string, frame: string, data: string): void;
  of(channel: string): { readonly frame: string; readonly data: string; ttl: number } | undefined;
}

/** @param now in ms */
export function createLastEvents(now: () => number = () => performance.now()): LastEvents {
  const kept = new Map<string, LastEvent>();
  return {
    keep(channel, frame, data) {
      // Reinserted at the end, so the first entry of the map is the one that was silent for longest.
      kept.delete(channel);
      kept.set(channel, { frame, data, until: now() + keptFor });
      const [oldest] = kept.keys();
      if (kept.size > maxChannels && oldest !== undefined) kept.delete(oldest);
    },
    of(channel) {
      const last = kept.get(channel);
      if (!last) return undefined;
      const left = last.until - now();
      if (left > 0) return { frame: last.frame, data: last.data, ttl: Math.ceil(left / 1_000) };
      kept.delete(channel);
      return undefined;
    },
  };
}

export interface Subscriber {
  readonly socketId: string;
  /** Bytes are used for a text that is sent to many subscribers, so that it is encoded only once. */
  send(frame: string | Buffer): void;
}

interface PresentUser {
  readonly member: PresenceMember;
  connections: number;
}

interface Channel {
  readonly subscribers: Map<Subscriber, PresenceMember | undefined>;
  /** By user id. */
  readonly users: Map<string, PresentUser>;
}

export interface ChannelFacts {
  readonly subscribers: number;
  /** Ids of the users who are present; undefined for a channel without presence. */
  readonly users: readonly string[] | undefined;
  /** The last event of a cache channel, and the seconds for which it is still kept. */
  readonly cache: { readonly data: string; readonly ttl: number } | undefined;
}

/** The subscribers of each channel, and the notifications to its other subscribers. */
export interface ChannelRegistry {
  /**
   * Answers `subscription_succeeded` and, on a presence channel, notifies the others of a new member. The last
   * event of a cache channel is sent after it.
   */
  join(name: string, subscriber: Subscriber, presence?: PresenceMember): void;
  leave(name: string, subscriber: Subscriber): void;
  leaveAll(subscriber: Subscriber): void;
  channelsOf(subscriber: Subscriber): number;
  /** How the subscriber has joined the channel; undefined if it has not. */
  membership(
    name: string,
    subscriber: Subscriber,
  ): { readonly presence: PresenceMember | undefined } | undefined;
  /** Sends an event to every subscriber except the sender's own socket, if one is named. */
  broadcast(name: string, event: string, json: string, exceptSocketId?: string): void;
  forward(name: string, frame: string, exceptSocketId: string): void;
  factsOf(name: string): ChannelFacts;
  occupied(): readonly string[];
}

interface RegistryOptions {
  /** Notifies subscribers of channels without presence of their number (a setting of a Pusher app). */
  readonly countsSubscriptions?: boolean;
}

export function createChannelRegistry(options: RegistryOptions = {}): ChannelRegistry {
  const channels = new Map<string, Channel>();
  const joined = new Map<Subscriber, Set<string>>();
  const lastEvents = createLastEvents();

  const roster = ({ users }: Channel) => ({
    presence: {
      count: users.size,
      ids: [...users.keys()],
      hash: Object.fromEntries([...users].map(([id, { member }]) => [id, member.info])),
    },
  });

  function sendToAll({ subscribers }: Channel, frame: string, exceptSocketId?: string) {
    const bytes = Buffer.from(frame);
    for (const subscriber of subscribers.keys())
      if (subscriber.socketId !== exceptSocketId) subscriber.send(bytes);
  }

  function notifyOthers(name: string, self: Subscriber, event: string, payload: unknown) {
    const channel = channels.get(name);
    if (channel)
      sendToAll(channel, eventFrame(event, JSON.stringify(payload), name), self.socketId);
  }

  function tellCount(name: string, channel: Channel) {
    if (!options.countsSubscriptions || isPresence(name)) return;
    const count = JSON.stringify({ subscription_count: channel.subscribers.size });
    sendToAll(channel, eventFrame("pusher_internal:subscription_count", count, name));
  }

  function join(name: string, subscriber: Subscriber, presence?: PresenceMember) {
    // A socket may rejoin as another user, so the old one leaves first.
    leave(name, subscriber);
    const channel = channels.get(name) ?? { subscribers: new Map(), users: new Map() };
    channels.set(name, channel);
    channel.subscribers.set(subscriber, presence);
    const names = joined.get(subscriber) ?? new Set();
    joined.set(subscriber, names.add(name));

    const present = presence && channel.users.get(presence.userId);
    if (present) present.connections += 1;
    else if (presence) channel.users.set(presence.userId, { member: presence, connections: 1 });

    const answer = presence ? roster(channel) : {};
    subscriber.send(
      eventFrame("pusher_internal:subscription_succeeded", JSON.stringify(answer), name),
    );
    if (presence && !present)
      notifyOthers(name, subscriber, "pusher_internal:member_added", {
        user_id: presence.userId,
        user_info: presence.info,
      });
    if (isCached(name)) subscriber.send(lastEvents.of(name)?.frame ?? cacheMissFrame(name));
    tellCount(name, channel);
  }

  function leave(name: string, subscriber: Subscriber) {
    const channel = channels.get(name);
    if (!channel?.subscribers.has(subscriber)) return;
    const member = channel.subscribers.get(subscriber);
    channel.subscribers.delete(subscriber);
    joined.get(subscriber)?.delete(name);
    if (channel.subscribers.size === 0) channels.delete(name);
    tellCount(name, channel);

    const present = member && channel.users.get(member.userId);
    if (!member || !present) return;
    present.connections -= 1;
    if (present.connections > 0) return;
    channel.users.delete(member.userId);
    notifyOthers(name, subscriber, "pusher_internal:member_removed", { user_id: member.userId });
  }

  return {
    join,
    leave,
    leaveAll(subscriber) {
      for (const name of joined.get(subscriber) ?? []) leave(name, subscriber);
      joined.delete(subscriber);
    },
    channelsOf: (subscriber) => joined.get(subscriber)?.size ?? 0,
    membership(name, subscriber) {
      const subscribers = channels.get(name)?.subscribers;
      return subscribers?.has(subscriber) ? { presence: subscribers.get(subscriber) } : undefined;
    },
    broadcast(name, event, json, exceptSocketId) {
      const channel = channels.get(name);
      if (!channel && !isCached(name)) return;
      const frame = eventFrame(event, json, name);
      if (isCached(name)) lastEvents.keep(name, frame, json);
      if (channel) sendToAll(channel, frame, exceptSocketId);
    },
    forward(name, frame, exceptSocketId) {
      const channel = channels.get(name);
      if (channel) sendToAll(channel, frame, exceptSocketId);
    },
    factsOf(name) {
      const channel = channels.get(name);
      const last = lastEvents.of(name);
      return {
        subscribers: channel?.subscribers.size ?? 0,
        users: isPresence(name) ? [...(channel?.users.keys() ?? [])] : undefined,
        cache: last && { data: last.data, ttl: last.ttl },
      };
    },
    occupied: () => [...channels.keys()],
  };
}
