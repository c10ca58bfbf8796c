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

/** The question on screen; the others are queued. */
export const currentQuestionAtom = atom((get) => get(queueAtom).asked[0]?.drawn);

/**
 * Shows one question at a time, in the order they were asked; the promise resolves to the answer. A feature's own
 * dialog must be in the band `confirm` and have `turn.id` as its key.
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
