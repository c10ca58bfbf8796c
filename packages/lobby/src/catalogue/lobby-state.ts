import { atom } from "jotai/vanilla";
import { firstFilter, isOfMembers, type Filter } from "./filter.ts";

/** What the parts of the lobby share: each hydrates on its own. */

export const filterAtom = atom<Filter>(firstFilter);

/** All games of the filter are wanted, not the first ones alone. */
export const showAllAtom = atom(false);

/** Somebody needs the whole catalogue: the end of the first tiles is near. */
export const loadAllAtom = atom(false);

/** Who is at the page; nothing is a visitor. */
export const memberAtom = atom<number | undefined>(undefined);

export interface LobbyState {
  readonly filter: Filter;
  /** Nothing is a visitor. */
  readonly memberId: number | undefined;
}

/** What the server rendered. */
export const firstLobby: LobbyState = { filter: firstFilter, memberId: undefined };

/** What every part of the lobby follows. */
export const lobbyAtom = atom((get): LobbyState => {
  const filter = get(filterAtom);
  const memberId = get(memberAtom);
  return filter === firstFilter && memberId === undefined ? firstLobby : { filter, memberId };
});

/** Codes of providers that refused a start for maintenance: a press on their games asks again. */
export const closedProvidersAtom = atom<ReadonlySet<string>>(new Set<string>());

interface Maintenance {
  readonly providerId: string;
  readonly isClosed: boolean;
}

/**
 * The tiles of a provider that turned a start away for maintenance say so. No list of the wire does: a press on such a
 * tile asks the platform again, and a game that opens clears its provider.
 */
export const markMaintenanceAtom = atom(
  undefined,
  (get, set, { providerId, isClosed }: Maintenance) => {
    const known = get(closedProvidersAtom);
    if (known.has(providerId) === isClosed) return;
    const next = new Set(known);
    if (isClosed) next.add(providerId);
    else next.delete(providerId);
    set(closedProvidersAtom, next);
  },
);

/** Another filter begins with its first games. */
export const setFilterAtom = atom(undefined, (_get, set, filter: Filter) => {
  set(filterAtom, filter);
  set(showAllAtom, false);
});

/** After a login or logout. A visitor has no lists of their own. */
export const enterAtom = atom(undefined, (get, set, memberId: number | undefined) => {
  set(memberAtom, memberId);
  const filter = get(filterAtom);
  if (memberId === undefined && isOfMembers(filter.list))
    set(setFilterAtom, { ...filter, list: "all_game" });
});
