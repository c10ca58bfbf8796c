import type { Store } from "@naluma/machine";
import { askView } from "@naluma/ui/confirm";
import { lazyView } from "@naluma/ui/lazy-view";
import type { CheckAnswer } from "./check.machine.ts";
import type { IntervalChoice } from "./interval-dialog.tsx";
import type { SessionTotals } from "./session-totals.ts";

/** The dialogs load with the first check, not with the member's page. */
const RealityCheckDialog = lazyView(() => import("./reality-check-dialog.tsx"));
const IntervalDialog = lazyView(() => import("./interval-dialog.tsx"));

export interface AskedCheck {
  /** Resolves to undefined if the check was withdrawn. */
  readonly answer: Promise<CheckAnswer | undefined>;
  withdraw(): void;
}

/** Shows a check, which is queued behind any other open question. */
export function askToCheck(store: Store, totals: SessionTotals, ownWords: string): AskedCheck {
  let withdraw = () => {};
  const answer = askView<CheckAnswer | undefined>(store, (turn) => {
    withdraw = () => turn.answer(undefined);
    return (
      <RealityCheckDialog
        key={turn.id}
        totals={totals}
        ownWords={ownWords}
        onAnswer={turn.answer}
      />
    );
  });
  return { answer, withdraw };
}

export const askAboutInterval = (
  store: Store,
  totals: SessionTotals,
): Promise<IntervalChoice | undefined> =>
  askView<IntervalChoice | undefined>(store, ({ id, answer }) => (
    <IntervalDialog key={id} totals={totals} onAnswer={answer} />
  ));
