import type { Draws, Engine } from "../engine.ts";

/** A fast, seeded source of numbers; the games themselves draw from HMACs. */
export function seededDraws(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e_37_79_b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
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
  readonly rounds: number;
  /** As a fraction of the stake: 0.96 is 96 %. */
  readonly returned: number;
  /** The standard error of `returned`: one run in three of this size deviates by more. */
  readonly error: number;
  /** The standard deviation of one round, in stakes. */
  readonly deviation: number;
  /** One round in this many pays more than its stake. */
  readonly winsOneIn: number;
  /** The largest win, in stakes. */
  readonly greatest: number;
}

/** Plays this many rounds of a game without moves, all with the same choice. */
export function simulate(
  engine: Engine,
  {
    choice = "",
    rounds,
    seed,
  }: { readonly choice?: string; readonly rounds: number; readonly seed: number },
): Simulated {
  const draws = seededDraws(seed);
  const stake = 100n * BigInt(engine.chipsIn?.(choice) ?? 1);
  let sum = 0;
  let squares = 0;
  let wins = 0;
  let greatest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { win } = engine.stateOf(draws, { stake, choice, moves: [], elapsed: Infinity });
    const times = Number(win) / Number(stake);
    sum += times;
    squares += times * times;
    if (times > 1) wins += 1;
    if (times > greatest) greatest = times;
  }
  const returned = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - returned * returned);
  const error = deviation / Math.sqrt(rounds);
  return { rounds, returned, error, deviation, winsOneIn: rounds / wins, greatest };
}
