import type { Store } from "@naluma/machine";
import { sessionKeys } from "@naluma/site/stored";
import { showToast } from "@naluma/ui/toast";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps what went well for the page that this tab loads next: this one goes before anybody could read it. */
export const deferToast = (tab: Pick<Tab, "setItem">, message: string): void =>
  tab.setItem(sessionKeys.toldNext, message);

/** Says what the page before has kept, once. */
export function showKeptToast(store: Store, tab: Omit<Tab, "setItem">): void {
  const message = tab.getItem(sessionKeys.toldNext);
  if (message === null) return;
  tab.removeItem(sessionKeys.toldNext);
  showToast(store, { kind: "success", message });
}
