import type { Store } from "@naluma/machine";
import { sessionKeys } from "@naluma/site/stored";
import { showToast } from "@naluma/ui/toast";
import { atom } from "jotai/vanilla";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Stores a success message for the page that this tab loads next, because this page unloads before it could be read.
 */
export const deferToast = (tab: Pick<Tab, "setItem">, message: string): void =>
  tab.setItem(sessionKeys.toldNext, message);

/** Shows the message that the previous page stored, once. */
export function showKeptToast(store: Store, tab: Omit<Tab, "setItem">): void {
  const message = tab.getItem(sessionKeys.toldNext);
  if (message === null) return;
  tab.removeItem(sessionKeys.toldNext);
  showToast(store, { kind: "success", message });
}

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
