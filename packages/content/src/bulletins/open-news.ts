import { atom, type createStore } from "jotai/vanilla";

type Store = ReturnType<typeof createStore>;

/** How many bulletins wait in the news because the player navigates by keyboard. */
export const newsWaitingAtom = atom(0);

export const newsOpenAtom = atom(false);

export const openNews = (store: Store): void => store.set(newsOpenAtom, true);
