import type { Clock } from "@naluma/machine/clock";

/** Delays between tries, in ms; the last one repeats. */
const waits = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** The random share of a delay, so that a platform that is just back is not hit by every page at once. */
const jitter = 0.25;

/** The delay before the next try, in ms, after this many tries. */
export const waitAfter = (tries: number, random: () => number): number =>
  Math.round((waits[Math.min(tries, waits.length - 1)] ?? 30_000) * (1 - jitter * random()));

export interface AskingPorts {
  readonly clock: Clock;
  readonly random: () => number;
  readonly signals: {
    /** The device is online and the page is visible. */
    canAsk(): boolean;
    /** Calls back when either of the two may have changed. Returns a function that stops listening. */
    listen(onChange: () => void): () => void;
  };
  /** Requests everything that is missing; resolves with false while the platform is unreachable. */
  ask(): Promise<boolean>;
  show(isAsking: boolean): void;
  over(): void;
}

/** Retries with growing delays until the platform responds. Returns a function that retries at once. */
export function keepAsking({ clock, random, signals, ask, show, over }: AskingPorts): () => void {
  let tries = 0;
  let due = 0;
  let isAsking = false;
  let stopWaiting = () => {};

  const planNext = () => {
    due = clock.now() + waitAfter(tries, random);
    tries += 1;
  };
  const wait = () => {
    stopWaiting();
    if (isAsking || !signals.canAsk()) return;
    stopWaiting = clock.setTimeout(askNow, Math.max(0, due - clock.now()));
  };
  const stopListening = signals.listen(wait);
  const askNow = () => {
    if (!isAsking) void run();
  };
  const run = async () => {
    stopWaiting();
    isAsking = true;
    show(true);
    const isBack = await ask().catch(() => false);
    isAsking = false;
    if (isBack) {
      stopListening();
      over();
      return;
    }
    show(false);
    planNext();
    wait();
  };

  planNext();
  show(false);
  wait();
  return askNow;
}
