import { localKeys } from "@naluma/site/stored";
import type { App } from "./app.ts";

export interface ReloadablePage {
  readonly localStorage: Pick<Storage, "setItem">;
  readonly location: Pick<Location, "reload">;
}

/** Loads the page anew for a reason of the site's own: what is stored stays, whatever its address says. */
export function reloadPage({ localStorage, location }: ReloadablePage): void {
  localStorage.setItem(localKeys.skipReloadGetInfo, "1");
  location.reload();
}

type Here = Pick<App, "store" | "visitorCurrency"> & {
  readonly page: Pick<App["page"], "template">;
};

/**
 * Whether a visitor's login with this currency loads the page anew: a phone's does, in another currency (I18N-49). On
 * desktop the game lists follow the currency by themselves.
 */
export const reloadsFor = (currency: string, { store, visitorCurrency, page }: Here): boolean =>
  page.template === "mobile" && currency !== store.get(visitorCurrency);
