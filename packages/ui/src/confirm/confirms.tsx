import { useAtomValue } from "jotai";
import { lazyView } from "../lazy-view.tsx";
import { confirms, prompts } from "./questions.ts";

/** The dialogs and radix load with the first question, not with the first page. */
const ConfirmDialog = lazyView(() => import("./confirm-dialog.tsx"));
const PromptDialog = lazyView(() => import("./prompt-dialog.tsx"));

/** The place where questions render. Mounted once per page, outside anything that may unmount. */
export function Confirms() {
  const question = useAtomValue(confirms.currentAtom);
  const prompt = useAtomValue(prompts.currentAtom);
  return (
    <>
      {question && <ConfirmDialog key={question.id} question={question} />}
      {prompt && <PromptDialog key={prompt.id} prompt={prompt} />}
    </>
  );
}
