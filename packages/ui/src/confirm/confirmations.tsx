import { lazyView } from "../lazy-view.tsx";
import type { Question } from "./confirm-dialog.tsx";
import { askView, type Store } from "./questions.tsx";

/** The dialogs and radix load with the first question, not with the first page. */
const ConfirmDialog = lazyView(() => import("./confirm-dialog.tsx"));

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
