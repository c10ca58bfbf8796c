import type { Store } from "@naluma/machine";
import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import { localKeys } from "@naluma/site/stored";
import type { Atom } from "jotai/vanilla";

export interface ReloadablePage {
  readonly localStorage: Pick<Storage, "setItem">;
  readonly location: Pick<Location, "reload">;
}

/** Reloads the page on the site's own initiative: stored values are kept, whatever the address says. */
export function reloadPage({ localStorage, location }: ReloadablePage): void {
  localStorage.setItem(localKeys.skipReloadGetInfo, "1");
  location.reload();
}

interface Here {
  readonly store: Store;
  readonly visitorCurrency: Atom<Currency>;
  readonly page: { readonly template: Template };
}

/**
 * Whether logging in with this currency reloads the page: on a phone it does if the visitor's currency differs
 * (I18N-49). On desktop the game lists follow the currency by themselves.
 */
export const reloadsFor = (currency: string, { store, visitorCurrency, page }: Here): boolean =>
  page.template === "mobile" && currency !== store.get(visitorCurrency);
