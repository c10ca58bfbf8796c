import { atom, type createStore } from "jotai/vanilla";
import type { ReactNode } from "react";

export type Store = ReturnType<typeof createStore>;

export interface Turn<Answer> {
  readonly id: number;
  readonly answer: (answer: Answer) => void;
}

interface Asked {
  readonly id: number;
  readonly drawn: ReactNode;
}

const queueAtom = atom<{ next: number; asked: readonly Asked[] }>({ next: 1, asked: [] });

/** The question on screen; the others wait their turn. */
export const currentQuestionAtom = atom((get) => get(queueAtom).asked[0]?.drawn);

/**
 * One question at a time is on screen, in the order they were asked; the promise is its answer. A dialog of a
 * feature's own is of the band `confirm`, and has `turn.id` as its key.
 */
export const askView = <Answer,>(
  store: Store,
  draw: (turn: Turn<Answer>) => ReactNode,
): Promise<Answer> =>
  new Promise((resolve) => {
    const { next, asked } = store.get(queueAtom);
    const answer = (given: Answer) => {
      const queue = store.get(queueAtom);
      store.set(queueAtom, { ...queue, asked: queue.asked.filter(({ id }) => id !== next) });
      resolve(given);
    };
    const drawn = draw({ id: next, answer });
    store.set(queueAtom, { next: next + 1, asked: [...asked, { id: next, drawn }] });
  });
