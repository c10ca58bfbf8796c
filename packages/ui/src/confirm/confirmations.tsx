import { lazyView } from "../lazy-view.tsx";
import { askView, type Store, type Turn } from "./questions.tsx";

/** The dialogs and radix load with the first question, not with the first page. */
const ConfirmDialog = lazyView(() => import("./confirm-dialog.tsx"));

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

/** A question together with the promise of its answer. */
export type AskedConfirm = Question & Turn<boolean>;

/** The open questions of each page. */
const openQuestions = new WeakMap<Store, Set<string>>();

/**
 * Asks the player and resolves to the choice. Questions are shown one at a time, in order. While a question is open,
 * the same one resolves to false, because pressing twice must not run the action twice.
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
