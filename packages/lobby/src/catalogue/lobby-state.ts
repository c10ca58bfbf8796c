import { atom } from "jotai/vanilla";
import { firstFilter, isOfMembers, type Filter } from "./filter.ts";

/** State shared by the parts of the lobby, which hydrate independently. */

export const filterAtom = atom<Filter>(firstFilter);

/** Show all games of the filter, not only the first ones. */
export const showAllAtom = atom(false);

/** Set when the whole catalogue is needed, because the end of the first tiles is near. */
export const loadAllAtom = atom(false);

/** The current member; undefined for a visitor. */
export const memberAtom = atom<number | undefined>(undefined);

export interface LobbyState {
  readonly filter: Filter;
  /** Undefined for a visitor. */
  readonly memberId: number | undefined;
}

export const firstLobby: LobbyState = { filter: firstFilter, memberId: undefined };

/** The state that every part of the lobby follows. */
export const lobbyAtom = atom((get): LobbyState => {
  const filter = get(filterAtom);
  const memberId = get(memberAtom);
  return filter === firstFilter && memberId === undefined ? firstLobby : { filter, memberId };
});

/** Codes of providers that refused a start because of maintenance: a press on their games checks again. */
export const closedProvidersAtom = atom<ReadonlySet<string>>(new Set<string>());

interface Maintenance {
  readonly providerId: string;
  readonly isClosed: boolean;
}

/**
 * Tiles of a provider that refused a start because of maintenance are marked. No list of the wire reports it, so a
 * press on such a tile asks the platform again, and a game that opens clears the mark.
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

/** A new filter starts with its first games. */
export const setFilterAtom = atom(undefined, (_get, set, filter: Filter) => {
  set(filterAtom, filter);
  set(showAllAtom, false);
});

/** After a login or logout. A visitor has no personal lists. */
export const enterAtom = atom(undefined, (get, set, memberId: number | undefined) => {
  set(memberAtom, memberId);
  const filter = get(filterAtom);
  if (memberId === undefined && isOfMembers(filter.list))
    set(setFilterAtom, { ...filter, list: "all_game" });
});
