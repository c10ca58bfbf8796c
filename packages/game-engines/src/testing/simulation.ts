import type { Draws, Engine } from "../engine.ts";

/** Numbers of a fixed sequence (mulberry32): quick enough for millions of rounds, and the same for the same seed. */
export function seededDraws(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    below(limit) {
      const even = 2 ** 32 - (2 ** 32 % limit);
      for (;;) {
        const number = next();
        if (number < even) return number % limit;
      }
    },
  };
}

export interface Simulated {
  /** What came back of what was staked. */
  readonly returned: number;
  /** So far a run of as many rounds strays from the exact return in one of three cases. */
  readonly deviation: number;
}

/** Plays so many rounds of a game without moves, all with the same choice. */
export function simulate(
  engine: Engine,
  {
    choice,
    rounds,
    seed,
  }: { readonly choice: string; readonly rounds: number; readonly seed: number },
): Simulated {
  const draws = seededDraws(seed);
  const stake = 100n * BigInt(engine.chipsIn?.(choice) ?? 1);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { win } = engine.stateOf(draws, { stake, choice, moves: [], elapsed: Infinity });
    const share = Number(win) / Number(stake);
    sum += share;
    squares += share * share;
  }
  const returned = sum / rounds;
  return { returned, deviation: Math.sqrt((squares / rounds - returned * returned) / rounds) };
}
