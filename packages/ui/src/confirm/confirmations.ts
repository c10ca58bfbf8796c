import { atom, type createStore } from "jotai/vanilla";

export interface Question {
  title: string;
  /** What it means for the balance and the game. */
  text: string;
  /** Says what it does: "Log out", never "OK". */
  confirm: string;
  cancel: string;
  /** A sign before the title for what cannot be undone. */
  tone?: "plain" | "danger" | "warning" | undefined;
}

export interface Asked extends Question {
  id: number;
  answer: (yes: boolean) => void;
}

type Store = ReturnType<typeof createStore>;

const queueAtom = atom<{ next: number; asked: readonly Asked[] }>({ next: 1, asked: [] });

/** The question on screen; the others wait their turn. */
export const currentQuestionAtom = atom((get) => get(queueAtom).asked[0]);

/** Asks the player and gives back the choice. One question at a time is on screen, in order. */
export const askConfirm = (store: Store, question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const { next, asked } = store.get(queueAtom);
    const answer = (yes: boolean) => {
      const queue = store.get(queueAtom);
      store.set(queueAtom, { ...queue, asked: queue.asked.filter(({ id }) => id !== next) });
      resolve(yes);
    };
    store.set(queueAtom, { next: next + 1, asked: [...asked, { ...question, id: next, answer }] });
  });
