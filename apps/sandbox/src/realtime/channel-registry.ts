import { eventFrame, type PresenceMember } from "./frames.ts";

export interface Subscriber {
  readonly socketId: string;
  send(frame: string): void;
}

interface Channel {
  readonly subscribers: Map<Subscriber, PresenceMember | undefined>;
}

/** The subscribers of each channel, and the notifications to its other members. */
export interface ChannelRegistry {
  /**
   * Answers `subscription_succeeded` and, on a presence channel, notifies the others of a new
   * member.
   */
  join(name: string, subscriber: Subscriber, presence?: PresenceMember): void;
  leave(name: string, subscriber: Subscriber): void;
  leaveAll(subscriber: Subscriber): void;
  channelsOf(subscriber: Subscriber): number;
  /** Sends to every subscriber but the one that the sender names as its own. */
  broadcast(name: string, event: string, json: string, exceptSocketId?: string): void;
  /** Channels with at least one subscriber. */
  occupied(): readonly {
    readonly name: string;
    readonly subscribers: number;
    readonly users?: number;
  }[];
}

const isPresence = (name: string) => name.startsWith("presence-");

const users = ({ subscribers }: Channel): Map<string, PresenceMember> =>
  new Map([...subscribers.values()].flatMap((member) => (member ? [[member.userId, member]] : [])));

export function createChannelRegistry(): ChannelRegistry {
  const channels = new Map<string, Channel>();
  const joined = new Map<Subscriber, Set<string>>();

  const roster = (channel: Channel) => {
    const present = [...users(channel).values()];
    return {
      presence: {
        count: present.length,
        ids: present.map(({ userId }) => userId),
        hash: Object.fromEntries(present.map(({ userId, info }) => [userId, info])),
      },
    };
  };

  const notifyOthers = (
    name: string,
    { subscribers }: Channel,
    self: Subscriber,
    event: string,
    payload: unknown,
  ) => {
    const frame = eventFrame(event, JSON.stringify(payload), name);
    for (const other of subscribers.keys()) if (other !== self) other.send(frame);
  };

  function join(name: string, subscriber: Subscriber, presence?: PresenceMember) {
    // A socket that joins again may come under another name; the old one leaves first.
    leave(name, subscriber);
    const channel = channels.get(name) ?? { subscribers: new Map() };
    channels.set(name, channel);
    const isNewUser = presence !== undefined && !users(channel).has(presence.userId);
    channel.subscribers.set(subscriber, presence);
    const names = joined.get(subscriber) ?? new Set();
    joined.set(subscriber, names.add(name));

    const answer = presence ? roster(channel) : {};
    subscriber.send(
      eventFrame("pusher_internal:subscription_succeeded", JSON.stringify(answer), name),
    );
    if (isNewUser)
      notifyOthers(name, channel, subscriber, "pusher_internal:member_added", {
        user_id: presence.userId,
        user_info: presence.info,
      });
  }

  function leave(name: string, subscriber: Subscriber) {
    const channel = channels.get(name);
    if (!channel?.subscribers.has(subscriber)) return;
    const member = channel.subscribers.get(subscriber);
    channel.subscribers.delete(subscriber);
    joined.get(subscriber)?.delete(name);
    if (channel.subscribers.size === 0) channels.delete(name);
    if (member && !users(channel).has(member.userId))
      notifyOthers(name, channel, subscriber, "pusher_internal:member_removed", {
        user_id: member.userId,
      });
  }

  return {
    join,
    leave,
    leaveAll(subscriber) {
      for (const name of joined.get(subscriber) ?? []) leave(name, subscriber);
      joined.delete(subscriber);
    },
    channelsOf: (subscriber) => joined.get(subscriber)?.size ?? 0,
    broadcast(name, event, json, exceptSocketId) {
      const channel = channels.get(name);
      if (!channel) return;
      const frame = eventFrame(event, json, name);
      for (const subscriber of channel.subscribers.keys())
        if (subscriber.socketId !== exceptSocketId) subscriber.send(frame);
    },
    occupied: () =>
      [...channels].map(([name, channel]) => ({
        name,
        subscribers: channel.subscribers.size,
        ...(isPresence(name) ? { users: users(channel).size } : {}),
      })),
  };
}
