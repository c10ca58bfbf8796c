import type { Store } from "@naluma/machine";
import { createQuestions, type Questions } from "@naluma/ui/confirm";
import type { CheckAnswer } from "./check.machine.ts";
import type { SessionTotals } from "./session-totals.ts";

interface DueCheck {
  readonly totals: SessionTotals;
  /** The member's own reminder text; '' if there is none. */
  readonly ownWords: string;
}

export const dueChecks: Questions<DueCheck, CheckAnswer | undefined> = createQuestions();

export interface AskedCheck {
  /** Resolves to undefined if the check was withdrawn. */
  readonly answer: Promise<CheckAnswer | undefined>;
  withdraw(): void;
}

/** Shows a check, which is queued behind any other open question. */
export function askToCheck(store: Store, totals: SessionTotals, ownWords: string): AskedCheck {
  const answer = dueChecks.ask(store, { totals, ownWords });
  const asked = store.get(dueChecks.openAtom).at(-1);
  return { answer, withdraw: () => asked?.answer(undefined) };
}

/** Minutes, where 0 is never; or the dialog to open next, for another interval or for the member's own text. */
export type IntervalChoice = number | "other" | "words";

interface IntervalQuestion {
  readonly totals: SessionTotals;
}

export const intervalQuestions: Questions<IntervalQuestion, IntervalChoice | undefined> =
  createQuestions();
