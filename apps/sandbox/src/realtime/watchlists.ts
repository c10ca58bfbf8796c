import { eventFrame, type SignedInUser } from "./frames.ts";

interface Watcher {
  send(frame: string): void;
}

/** Notifies signed-in users which users on their watchlist are online (Pusher, `pusher_internal:watchlist_events`). */
export interface Watchlists {
  signedIn(connection: Watcher, user: SignedInUser): void;
  ended(connection: Watcher): void;
}

type Presence = "online" | "offline";

const watchlistFrame = (lists: Readonly<Partial<Record<Presence, readonly string[]>>>): string => {
  const events = Object.entries(lists).map(([name, user_ids]) => ({ name, user_ids }));
  return eventFrame("pusher_internal:watchlist_events", JSON.stringify({ events }));
};

/** Adds a connection under a name, which is removed again with its last connection. */
function addTo(map: Map<string, Set<Watcher>>, name: string, connection: Watcher): void {
  const present = map.get(name) ?? new Set();
  map.set(name, present.add(connection));
}

function removeFrom(map: Map<string, Set<Watcher>>, name: string, connection: Watcher): void {
  const present = map.get(name);
  present?.delete(connection);
  if (present?.size === 0) map.delete(name);
}

export function createWatchlists(): Watchlists {
  const users = new Map<Watcher, SignedInUser>();
  const connectionsOf = new Map<string, Set<Watcher>>();
  const watchersOf = new Map<string, Set<Watcher>>();

  const notifyWatchers = (userId: string, presence: Presence) => {
    const frame = watchlistFrame({ [presence]: [userId] });
    for (const watcher of watchersOf.get(userId) ?? []) watcher.send(frame);
  };

  return {
    signedIn(connection, user) {
      const wasOnline = connectionsOf.has(user.userId);
      users.set(connection, user);
      addTo(connectionsOf, user.userId, connection);
      if (!wasOnline) notifyWatchers(user.userId, "online");

      for (const watched of user.watchlist) addTo(watchersOf, watched, connection);
      const lists = Object.groupBy(user.watchlist, (watched): Presence =>
        connectionsOf.has(watched) ? "online" : "offline",
      );
      if (user.watchlist.length > 0) connection.send(watchlistFrame(lists));
    },
    ended(connection) {
      const user = users.get(connection);
      if (!user) return;
      users.delete(connection);
      for (const watched of user.watchlist) removeFrom(watchersOf, watched, connection);
      removeFrom(connectionsOf, user.userId, connection);
      if (!connectionsOf.has(user.userId)) notifyWatchers(user.userId, "offline");
    },
  };
}
