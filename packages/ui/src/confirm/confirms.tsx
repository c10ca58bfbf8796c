import { useAtomValue } from "jotai";
import { lazyView } from "../later/index.ts";
import { currentQuestionAtom } from "./questions.ts";

/** The dialogs and radix come with the first question, not with the first page. */
const ConfirmDialog = lazyView(() => import("./confirm-dialog.tsx"));
const PromptDialog = lazyView(() => import("../prompt/prompt-dialog.tsx"));

/** Where questions appear. Once in the page, outside anything that may unmount. */
export function Confirms() {
  const question = useAtomValue(currentQuestionAtom);
  if (!question) return null;
  if (question.kind === "view") return question.drawn;
  return question.kind === "confirm" ? (
    <ConfirmDialog key={question.id} question={question} />
  ) : (
    <PromptDialog key={question.id} prompt={question} />
  );
}
