import { useAtomValue } from "jotai";
import { styled } from "../later/index.ts";
import { lazy, Suspense } from "react";
import { currentQuestionAtom } from "./confirmations.ts";

/** The dialog and radix come with the first question, not with the first page. */
const ConfirmDialog = lazy(() => styled(import("./confirm-dialog.tsx")));

/** Where questions appear. Once in the page, outside anything that may unmount. */
export function Confirms() {
  const question = useAtomValue(currentQuestionAtom);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={question} />
    </Suspense>
  );
}
