import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The limit of a figure; without one it is only reported. */
export type Limit = { readonly most: number } | { readonly least: number };

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: Limit | undefined;
  readonly held: boolean;
}

const folder = join(import.meta.dirname, "../../.naluma/bench");

const holds = (value: number, limit: Limit | undefined): boolean => {
  if (!limit) return true;
  // A figure that could not be measured does not satisfy the limit.
  return "most" in limit ? value <= limit.most : value >= limit.least;
};

const shown = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1);

/**
 * The figures of a benchmark: one line each on the terminal, and all of them in `.naluma/bench/{bench}.json`. If one
 * exceeds its limit, the command exits non-zero.
 */
export const createReport = (bench: string) => {
  const figures: Figure[] = [];
  return {
    figure(name: string, value: number, unit: string, limit?: Limit): void {
      const held = holds(value, limit);
      figures.push({ name, value, unit, limit, held });
      if (!held) process.exitCode = 1;
      const bound =
        limit && ("most" in limit ? `at most ${limit.most}` : `at least ${limit.least}`);
      console.log(
        `${name.padEnd(34)} ${shown(value).padStart(9)} ${unit.padEnd(4)} ${bound ?? ""}${held ? "" : "  OVER THE LIMIT"}`,
      );
    },
    /** @param details data for later inspection, such as the size of each file */
    write(details: unknown = {}): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, `${bench}.json`),
        `${JSON.stringify({ bench, figures, details }, null, 2)}\n`,
      );
    },
  };
};

/** The middle value, or the higher of the two middle ones. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
