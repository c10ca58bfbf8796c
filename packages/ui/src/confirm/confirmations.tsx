import { lazyView } from "../lazy-view.tsx";
import { askView, type Store, type Turn } from "./questions.tsx";

/** The dialogs and radix come with the first question, not with the first page. */
const ConfirmDialog = lazyView(() => import("./confirm-dialog.tsx"));

/** Neither of the two answers: the answer is no, and then it is taken. */
export interface OtherWayOut {
  readonly label: string;
  choose(): void;
}

export interface Question {
  title: string;
  /** What it means for the balance and the game. */
  text: string;
  /** Says what it does: "Log out", never "OK". */
  confirm: string;
  cancel: string;
  /** A sign before the title for what cannot be undone. */
  tone?: "plain" | "danger" | "warning" | undefined;
  /** Before the two answers, for who can give neither yet. */
  first?: OtherWayOut | undefined;
  /** Another way out, as soon as it is known whether there is one. */
  other?: Promise<OtherWayOut | undefined> | undefined;
}

/** What is asked, and what becomes of the answer. */
export type AskedConfirm = Question & Turn<boolean>;

/** What each page asks at the moment. */
const openQuestions = new WeakMap<Store, Set<string>>();

/**
 * Asks the player and gives back the choice. One question at a time is on screen, in order. Whoever presses twice is
 * asked once, as two yeses would do it twice: the same question answers no while it is open.
 */
export const askConfirm = async (store: Store, question: Question): Promise<boolean> => {
  const open = openQuestions.get(store) ?? new Set();
  openQuestions.set(store, open);
  const words = `${question.title}\n${question.text}`;
  if (open.has(words)) return false;
  open.add(words);
  try {
    return await askView<boolean>(store, (turn) => (
      <ConfirmDialog key={turn.id} question={{ ...question, ...turn }} />
    ));
  } finally {
    open.delete(words);
  }
};
