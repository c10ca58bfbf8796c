import { atom, type createStore } from "jotai/vanilla";

type Store = ReturnType<typeof createStore>;

export const newsOpenAtom = atom(false);

/** Opens the news, whoever asks for them. */
export const openNews = (store: Store): void => store.set(newsOpenAtom, true);
