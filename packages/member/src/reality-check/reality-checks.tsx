import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { dueChecks, intervalQuestions } from "./check-questions.ts";

/** The dialogs load with the first check, not with the member's page. */
const RealityCheckDialog = lazyView(() => import("./reality-check-dialog.tsx"));
const IntervalDialog = lazyView(() => import("./interval-dialog.tsx"));

/** The place where checks render, and the question for their interval. Mounted once per page, beside `Confirms`. */
export function RealityChecks() {
  const check = useAtomValue(dueChecks.currentAtom);
  const interval = useAtomValue(intervalQuestions.currentAtom);
  return (
    <>
      {check && (
        <RealityCheckDialog
          key={check.id}
          totals={check.totals}
          ownWords={check.ownWords}
          onAnswer={check.answer}
        />
      )}
      {interval && (
        <IntervalDialog key={interval.id} totals={interval.totals} onAnswer={interval.answer} />
      )}
    </>
  );
}
