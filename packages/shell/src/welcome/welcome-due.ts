import type { Store } from "@naluma/machine";
import { sessionKeys } from "@naluma/site/stored";
import { atom } from "jotai/vanilla";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Whoever is here has just registered, and has not been welcomed. */
export const welcomeDueAtom = atom(false);

/** Has the page that this tab loads next welcome its member: this one goes before anybody could read it. */
export const keepWelcome = (tab: Pick<Tab, "setItem">): void =>
  tab.setItem(sessionKeys.welcome, "1");

/** Welcomes whom the page before has registered, once. */
export function showKeptWelcome(store: Store, tab: Omit<Tab, "setItem">): void {
  if (tab.getItem(sessionKeys.welcome) === null) return;
  tab.removeItem(sessionKeys.welcome);
  store.set(welcomeDueAtom, true);
}
