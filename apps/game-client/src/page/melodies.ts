export type SoundName = "start" | "stop" | "end" | "small" | "big" | "huge";

/** One tone: its pitch in hertz, its start and its length in seconds, and its volume from 0 to 1. */
export type Tone = readonly [pitch: number, at: number, length: number, volume: number];

const rising = (pitches: readonly number[], step: number, length: number): readonly Tone[] =>
  pitches.map((pitch, index) => [pitch, index * step, length, 0.12] as const);

/** Short and dry, all in one key so that they fit together. */
export const melodies: Readonly<Record<SoundName, readonly Tone[]>> = {
  start: [
    [220, 0, 0.07, 0.08],
    [330, 0.05, 0.09, 0.08],
  ],
  stop: [[147, 0, 0.05, 0.09]],
  end: [[196, 0, 0.12, 0.05]],
  small: rising([523, 659, 784], 0.09, 0.16),
  big: rising([523, 659, 784, 1_047, 784, 1_047], 0.13, 0.24),
  huge: rising([392, 523, 659, 784, 1_047, 1_319, 1_047, 1_319, 1_568], 0.15, 0.32),
};

/** Vibration patterns: milliseconds of shaking, pause and shaking again. */
export const vibrations: Partial<Record<SoundName, readonly number[]>> = {
  start: [12],
  small: [30],
  big: [40, 60, 40],
  huge: [60, 60, 60, 60, 120],
};
