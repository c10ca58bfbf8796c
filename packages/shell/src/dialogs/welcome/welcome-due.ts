import type { Store } from "@naluma/machine";
import { sessionKeys } from "@naluma/site/stored";
import { atom } from "jotai/vanilla";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The member has just registered, and has not been welcomed yet. */
export const welcomeDueAtom = atom(false);

/** Leaves the welcome to the page that this tab loads next, because this one unloads before it could be read. */
export const keepWelcome = (tab: Pick<Tab, "setItem">): void =>
  tab.setItem(sessionKeys.welcome, "1");

/** Welcomes a member who registered on the previous page, once. */
export function showKeptWelcome(store: Store, tab: Omit<Tab, "setItem">): void {
  if (tab.getItem(sessionKeys.welcome) === null) return;
  tab.removeItem(sessionKeys.welcome);
  store.set(welcomeDueAtom, true);
}
