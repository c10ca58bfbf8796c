const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The player may change this while the page is open. */
export const isMotionReduced = (): boolean => reducedMotion.matches;

/** The animations of a round, which a second press finishes and the next round cancels. */
export interface Animations {
  /** Resolves when all of these have finished or were cancelled. */
  play(animations: readonly Animation[]): Promise<void>;
  finish(): void;
  cancel(): void;
}

export function createAnimations(): Animations {
  let running: readonly Animation[] = [];
  return {
    async play(animations) {
      running = [...running, ...animations];
      await Promise.allSettled(animations.map(({ finished }) => finished));
    },
    finish() {
      for (const animation of running) animation.finish();
    },
    cancel() {
      for (const animation of running) animation.cancel();
      running = [];
    },
  };
}
