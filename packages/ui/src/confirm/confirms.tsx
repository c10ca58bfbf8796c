import { useAtomValue } from "jotai";
import { late } from "../later/index.ts";
import { currentQuestionAtom } from "./questions.ts";

/** The dialogs and radix come with the first question, not with the first page. */
const confirmDialog = late(() => import("./confirm-dialog.tsx"));
const promptDialog = late(() => import("../prompt/prompt-dialog.tsx"));

/** Where questions appear. Once in the page, outside anything that may unmount. */
export function Confirms() {
  const question = useAtomValue(currentQuestionAtom);
  if (!question) return null;
  return question.kind === "confirm" ? (
    <confirmDialog.View key={question.id} question={question} />
  ) : (
    <promptDialog.View key={question.id} prompt={question} />
  );
}
