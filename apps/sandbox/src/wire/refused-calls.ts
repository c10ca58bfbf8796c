import type { Clock } from "../ground/clock.ts";

export interface RefusedCall {
  readonly path: string;
  readonly code: string;
  readonly times: number;
  /** The last time it was refused, in ms since 1970. */
  readonly at: number;
}

export interface RefusedCalls {
  note(path: string, code: string): void;
  /** Those of the last quarter of an hour, most frequent first. */
  list(): readonly RefusedCall[];
}

const span = 15 * 60_000;
/** The maximum number kept; beyond it the oldest are dropped early. */
const maxNoted = 2_000;

const succeeded = new Set(["100", "1000"]);

export const createRefusedCalls = (clock: Clock): RefusedCalls => {
  let noted: { readonly path: string; readonly code: string; readonly at: number }[] = [];
  return {
    note: (path, code) => {
      if (succeeded.has(code)) return;
      noted.push({ path, code, at: clock() });
      if (noted.length > maxNoted) noted = noted.slice(-maxNoted / 2);
    },
    list: () => {
      const since = clock() - span;
      const recent = noted.filter(({ at }) => at >= since);
      return [...Map.groupBy(recent, ({ path, code }) => `${code} ${path}`).values()]
        .flatMap((group) => {
          const last = group.at(-1);
          return last ? [{ ...last, times: group.length }] : [];
        })
        .toSorted((a, b) => b.times - a.times || b.at - a.at);
    },
  };
};
