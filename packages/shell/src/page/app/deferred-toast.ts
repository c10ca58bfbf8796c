import type { Store } from "@naluma/machine";
import { sessionKeys } from "@naluma/site/stored";
import { showToast } from "@naluma/ui/toast";

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
