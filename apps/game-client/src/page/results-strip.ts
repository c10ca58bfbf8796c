import { byId, element } from "./elements.ts";
import { formatMultiplier } from "./format.ts";
import type { Round } from "./game-view.ts";
import { isGain, minorUnits } from "./money.ts";
import { history } from "./provider-calls.ts";

/** The number of results that a page keeps; narrow pages show fewer. */
const maxResults = 20;

type Result = Pick<Round, "id" | "isOver" | "win" | "staked">;

/** The return as a multiple of what was staked, in hundredths: 250 is two and a half times. */
export const timesOfRound = ({ win, staked }: Pick<Round, "win" | "staked">): number =>
  minorUnits(staked) === 0n ? 0 : Number((minorUnits(win) * 100n) / minorUnits(staked));

/** Puts a finished round first, without duplicates, and drops the oldest. */
export const withResult = (results: readonly Result[], round: Result): readonly Result[] =>
  !round.isOver || results.some(({ id }) => id === round.id)
    ? results
    : [round, ...results].slice(0, maxResults);

export interface ResultsStrip {
  /** Loads the rounds that were played before. */
  load(): Promise<void>;
  add(round: Result): void;
}

/** The last results of this game, newest first, as multiples of their cost. */
export function createResultsStrip(): ResultsStrip {
  let results: readonly Result[] = [];

  const show = (): void => {
    const list = byId("results");
    list.hidden = results.length === 0;
    list.replaceChildren(
      ...results.map((round) =>
        element("li", isGain(round) ? "num gain" : "num", formatMultiplier(timesOfRound(round))),
      ),
    );
  };

  const add = (round: Result): void => {
    results = withResult(results, round);
    show();
  };

  return {
    add,
    async load() {
      const answer = await history();
      if (!answer.ok) return;
      // Rounds that were played while the response was pending are newer.
      const newer = results;
      results = [];
      for (const round of [...newer, ...answer.data.rounds].toReversed()) {
        results = withResult(results, round);
      }
      show();
    },
  };
}
