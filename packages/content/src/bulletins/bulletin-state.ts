import { sessionKeys } from "@naluma/site/stored";
import { atom, type createStore } from "jotai/vanilla";

type Store = ReturnType<typeof createStore>;

/** How many bulletins wait in the news because the player navigates by keyboard. */
export const newsWaitingAtom = atom(0);

export const newsOpenAtom = atom(false);

export const openNews = (store: Store): void => store.set(newsOpenAtom, true);

type TabStorage = Pick<Storage, "getItem" | "setItem">;

/** When a pop-up was last closed in this tab, in ms since 1970; undefined for any other content of the entry. */
export function closingIn(tab: TabStorage): number | undefined {
  const time = Number(tab.getItem(sessionKeys.popupClosed) || Number.NaN);
  return Number.isFinite(time) ? time : undefined;
}

/** Another pop-up took this visit's turn, so only newer bulletins pop up. */
export const countPopUp = (tab: TabStorage): void => storeClosing(tab, Date.now());

export const storeClosing = (tab: TabStorage, at: number): void =>
  tab.setItem(sessionKeys.popupClosed, String(at));
