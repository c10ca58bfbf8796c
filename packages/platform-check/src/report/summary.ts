import { areas, type Area } from "../contract.ts";
import type { Failure, Result } from "../results.ts";
import type { Outcome } from "../run.ts";

export interface AreaSummary {
  readonly area: Area;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = (results: readonly Result[], outcome: Result["outcome"]): number =>
  results.filter((result) => result.outcome === outcome).length;

/** In the order in which the contract is read; areas without any check are left out. */
export const summarise = (results: readonly Result[]): readonly AreaSummary[] =>
  areas.flatMap((area) => {
    const own = results.filter((result) => result.area === area);
    if (own.length === 0) return [];
    return [
      {
        area,
        passed: count(own, "passed"),
        failed: count(own, "failed"),
        skipped: count(own, "skipped"),
      },
    ];
  });

export const failuresIn = (results: readonly Result[]): readonly Failure[] =>
  results.filter((result): result is Failure => result.outcome === "failed");

/** 1 as soon as something fails that the contract demands, 3 if the platform went away. */
export const exitCodeFor = ({ results, lost }: Pick<Outcome, "results" | "lost">): 0 | 1 | 3 => {
  if (lost !== undefined) return 3;
  return failuresIn(results).some(({ severity }) => severity === "must") ? 1 : 0;
};
