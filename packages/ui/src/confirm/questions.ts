import { atom, type Atom, type createStore } from "jotai/vanilla";
import type { CounterWords } from "../field/index.ts";
import type { PromptRules } from "./prompt-rules.ts";

export type Store = ReturnType<typeof createStore>;

/** What a question asks, with its id and the function that answers it. */
export type Asked<Asks, Answer> = Asks & {
  readonly id: number;
  readonly answer: (answer: Answer) => void;
};

/** Questions of one kind. Whoever draws them reads `currentAtom`, in a dialog of the band `confirm` with the id as its key. */
export interface Questions<Asks, Answer> {
  /** The open ones, oldest first. */
  readonly openAtom: Atom<readonly Asked<Asks, Answer>[]>;
  /** The question on screen, if it is of this kind. */
  readonly currentAtom: Atom<Asked<Asks, Answer> | undefined>;
  /** Resolves to the answer. */
  readonly ask: (store: Store, asks: Asks) => Promise<Answer>;
}

/** The open questions of all kinds, by id: one at a time is on screen, in the order they were asked. */
const queueAtom = atom<{ next: number; ids: readonly number[] }>({ next: 1, ids: [] });

export function createQuestions<Asks extends object, Answer>(): Questions<Asks, Answer> {
  const openAtom = atom<readonly Asked<Asks, Answer>[]>([]);
  return {
    openAtom,
    currentAtom: atom((get) => get(openAtom).find(({ id }) => id === get(queueAtom).ids[0])),
    ask: (store, asks) =>
      new Promise((resolve) => {
        const { next: id, ids } = store.get(queueAtom);
        const answer = (given: Answer) => {
          const queue = store.get(queueAtom);
          store.set(queueAtom, { ...queue, ids: queue.ids.filter((one) => one !== id) });
          store.set(
            openAtom,
            store.get(openAtom).filter((one) => one.id !== id),
          );
          resolve(given);
        };
        store.set(openAtom, [...store.get(openAtom), { ...asks, id, answer }]);
        store.set(queueAtom, { next: id + 1, ids: [...ids, id] });
      }),
  };
}

/** An alternative to the two answers: the question is answered with no, then this action runs. */
export interface OtherWayOut {
  readonly label: string;
  choose(): void;
}

export interface Question {
  title: string;
  /** The consequences for the balance and the game. */
  text: string;
  /** Names the action: "Log out", never "OK". */
  confirm: string;
  cancel: string;
  /** Adds an icon before the title, for actions that cannot be undone. */
  tone?: "plain" | "danger" | "warning" | undefined;
  /** Shown above the two answers, for players who cannot give either yet. */
  first?: OtherWayOut | undefined;
  /** An alternative that appears once it is known whether there is one. */
  other?: Promise<OtherWayOut | undefined> | undefined;
}

export const confirms = createQuestions<Question, boolean>();

/**
 * Asks the player and resolves to the choice. While a question is open, the same one resolves to false, because
 * pressing twice must not run the action twice.
 */
export const askConfirm = async (store: Store, question: Question): Promise<boolean> => {
  const { title, text } = question;
  const isOpen = store
    .get(confirms.openAtom)
    .some((one) => one.title === title && one.text === text);
  return isOpen ? false : confirms.ask(store, question);
};

export interface Prompt extends PromptRules {
  title: string;
  /** An explanation of what the text is for. */
  text?: string | undefined;
  /** The label above the input. */
  label: string;
  /** Names the action: "Save name", never "OK". */
  confirm: string;
  cancel: string;
  /** The initial text. */
  value?: string | undefined;
  placeholder?: string | undefined;
  /** The maximum length; a counter shows how much of it is used (UI-09). */
  maximum?: number | undefined;
  /** The screen reader text of the counter; `3/20` by default. */
  counter?: CounterWords | undefined;
  /** Requests a number. */
  numeric?: boolean | undefined;
  /** Allows several lines. */
  long?: boolean | undefined;
}

export const prompts = createQuestions<Prompt, string | undefined>();

/** Asks the player for a text; resolves to undefined if cancelled. */
export const askPrompt = prompts.ask;
