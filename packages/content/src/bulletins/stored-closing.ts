import { sessionKeys } from "@naluma/site/stored";

type TabStorage = Pick<Storage, "getItem" | "setItem">;

/** When a pop-up was last closed in this tab, in ms since 1970; what nobody wrote there is none. */
export function closingIn(tab: TabStorage): number | undefined {
  const time = Number(tab.getItem(sessionKeys.popupClosed) || Number.NaN);
  return Number.isFinite(time) ? time : undefined;
}

/** Another pop-up was this visit's one: of the bulletins only what is newer comes up. */
export const countPopUp = (tab: TabStorage): void => storeClosing(tab, Date.now());

export const storeClosing = (tab: TabStorage, at: number): void =>
  tab.setItem(sessionKeys.popupClosed, String(at));
