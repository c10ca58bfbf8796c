import { localKeys } from "@naluma/site/stored";

export interface ReloadablePage {
  readonly localStorage: Pick<Storage, "setItem">;
  readonly location: Pick<Location, "reload">;
}

/** Loads the page anew for a reason of the site's own: what is stored stays, whatever its address says. */
export function reloadPage({ localStorage, location }: ReloadablePage): void {
  localStorage.setItem(localKeys.skipReloadGetInfo, "1");
  location.reload();
}
