import { atom, type createStore } from "jotai/vanilla";
import type { Prompt } from "../prompt/prompts.ts";
import type { AskedView } from "./ask-view.tsx";
import type { Question } from "./confirmations.ts";

export type Store = ReturnType<typeof createStore>;

export interface Turn<Answer> {
  id: number;
  answer: (answer: Answer) => void;
}

/** What is asked, and what becomes of the answer. */
export type AskedConfirm = { kind: "confirm" } & Question & Turn<boolean>;
export type AskedPrompt = { kind: "prompt" } & Prompt & Turn<string | undefined>;
type Asked = AskedConfirm | AskedPrompt | AskedView;

const queueAtom = atom<{ next: number; asked: readonly Asked[] }>({ next: 1, asked: [] });

/** The question on screen; the others wait their turn. */
export const currentQuestionAtom = atom((get) => get(queueAtom).asked[0]);

/** One question at a time is on screen, in the order they were asked; the promise is its answer. */
export const askInTurn = <Answer>(
  store: Store,
  ask: (turn: Turn<Answer>) => Asked,
): Promise<Answer> =>
  new Promise((resolve) => {
    const { next, asked } = store.get(queueAtom);
    const answer = (given: Answer) => {
      const queue = store.get(queueAtom);
      store.set(queueAtom, { ...queue, asked: queue.asked.filter(({ id }) => id !== next) });
      resolve(given);
    };
    store.set(queueAtom, { next: next + 1, asked: [...asked, ask({ id: next, answer })] });
  });
