import type { Store } from "@naluma/machine";
import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import { localKeys } from "@naluma/site/stored";
import type { Atom } from "jotai/vanilla";

export interface ReloadablePage {
  readonly localStorage: Pick<Storage, "setItem">;
  readonly location: Pick<Location, "reload">;
}

/** Loads the page anew for a reason of the site's own: what is stored stays, whatever its address says. */
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
 * Whether a visitor's login with this currency loads the page anew: a phone's does, in another currency (I18N-49). On
 * desktop the game lists follow the currency by themselves.
 */
export const reloadsFor = (currency: string, { store, visitorCurrency, page }: Here): boolean =>
  page.template === "mobile" && currency !== store.get(visitorCurrency);
