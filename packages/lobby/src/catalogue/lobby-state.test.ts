import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { firstFilter, type Filter } from "./filter.ts";
import {
  closedProvidersAtom,
  enterAtom,
  filterAtom,
  firstLobby,
  lobbyAtom,
  markMaintenanceAtom,
  setFilterAtom,
  showAllAtom,
} from "./lobby-state.ts";

const lobbyWith = (filter: Partial<Filter>) => {
  const store = createStore();
  store.set(setFilterAtom, { ...firstFilter, ...filter });
  store.set(showAllAtom, true);
  return store;
};

test("changing the filter shows only its first games again", () => {
  const store = lobbyWith({});
  store.set(setFilterAtom, { ...firstFilter, category: 3 });
  expect(store.get(showAllAtom)).toBe(false);
});

test.each([
  ["last_play", "all_game", false],
  ["my_favorite", "all_game", false],
  ["hot", "hot", true],
] as const)("[LOBBY-82] [LOBBY-83] after a logout the list %s is %s", (list, after, showsAll) => {
  const store = lobbyWith({ list, category: 2, providerId: "GP1" });
  store.set(enterAtom, 7);
  expect(store.get(filterAtom).list).toBe(list);
  store.set(enterAtom, undefined);
  expect(store.get(filterAtom)).toEqual({ category: 2, list: after, providerId: "GP1" });
  expect(store.get(showAllAtom)).toBe(showsAll);
});

test("a lobby rendered by the server stays the same object, so that nothing renders twice", () => {
  const store = createStore();
  expect(store.get(lobbyAtom)).toBe(firstLobby);
  store.set(enterAtom, 7);
  expect(store.get(lobbyAtom)).toEqual({ filter: firstFilter, memberId: 7 });
  store.set(enterAtom, undefined);
  expect(store.get(lobbyAtom)).toBe(firstLobby);
});

test("a provider stays closed until one of its own games opens", () => {
  const store = createStore();
  const closed = () => [...store.get(closedProvidersAtom)];
  store.set(markMaintenanceAtom, { providerId: "GP1", isClosed: true });
  store.set(markMaintenanceAtom, { providerId: "GP2", isClosed: true });
  expect(closed()).toEqual(["GP1", "GP2"]);
  const before = store.get(closedProvidersAtom);
  store.set(markMaintenanceAtom, { providerId: "GP2", isClosed: true });
  expect(store.get(closedProvidersAtom)).toBe(before);
  store.set(markMaintenanceAtom, { providerId: "GP1", isClosed: false });
  expect(closed()).toEqual(["GP2"]);
});
