/** A reproducible sequence of random numbers from a seed: mulberry32. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number;
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
}

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
};
