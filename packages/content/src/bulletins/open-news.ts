import { atom, type createStore } from "jotai/vanilla";

type Store = ReturnType<typeof createStore>;

/** How many bulletins wait at the news, because somebody goes by keyboard. */
export const newsWaitingAtom = atom(0);

export const newsOpenAtom = atom(false);

/** Opens the news, whoever asks for them. */
export const openNews = (store: Store): void => store.set(newsOpenAtom, true);
