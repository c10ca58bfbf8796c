import type { Clock } from "@naluma/machine/clock";

/** Waits before the questions, in ms; the last one repeats. */
const waits = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** The share of a wait that is random, so that not every page asks a platform that is just back at once. */
const jitter = 0.25;

/** The ms to wait before a platform that is away is asked once more, after so many tries. */
export const waitAfter = (tries: number, random: () => number): number =>
  Math.round((waits[Math.min(tries, waits.length - 1)] ?? 30_000) * (1 - jitter * random()));

export interface AskingPorts {
  readonly clock: Clock;
  readonly random: () => number;
  readonly signals: {
    /** There is a network, and the page can be seen. */
    canAsk(): boolean;
    /** Either of the two may have changed. Answers with what ends the listening. */
    listen(onChange: () => void): () => void;
  };
  /** Asks for everything that is missing; false while the platform is away. */
  ask(): Promise<boolean>;
  show(isAsking: boolean): void;
  over(): void;
}

/** Asks with growing pauses until the platform answers. Returns what asks at once. */
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
