import type { Exchange } from "../client.ts";
import type { Check, Expectation } from "../results.ts";
import type { CheckContext } from "./context.ts";

/** Judges the same check many times and reports it once: the first time that it failed, or that it never did. */
export interface Tally {
  judge(fits: boolean, check: Check, exchange: Exchange, expectation: Expectation): boolean;
  /** Whether anything has failed so far. */
  hasFailed(): boolean;
  /** Reports what never failed. */
  end(): void;
}

const nameOf = ({ rule, subject, title }: Check): string => `${rule} ${subject} ${title}`;

export const createTally = ({ results }: Pick<CheckContext, "results">): Tally => {
  const judged = new Map<string, { readonly check: Check; readonly fits: boolean }>();
  return {
    judge: (fits, check, exchange, expectation) => {
      const name = nameOf(check);
      const hasFailed = judged.get(name)?.fits === false;
      if (!fits && !hasFailed) results.fail(check, exchange, expectation);
      judged.set(name, { check, fits: fits && !hasFailed });
      return fits;
    },
    hasFailed: () => [...judged.values()].some(({ fits }) => !fits),
    end: () => {
      for (const { check, fits } of judged.values()) if (fits) results.pass(check);
    },
  };
};
