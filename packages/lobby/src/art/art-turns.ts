/** Faster than this, in CSS pixels a millisecond, nobody looks at pictures. */
const flying = 1.5;

/** Milliseconds after a key or the last quick scroll, in which a picture would be in the way. */
const pause = 150;

/** Names of pictures that had their turn: the browser has them by then. */
const drawn = new Set<string>();

const waiting = new Set<() => void>();
let isAsked = false;
let isWatching = false;
let busyUntil = 0;
let last = { at: 0, top: 0 };

function watch(): void {
  isWatching = true;
  window.addEventListener("keydown", () => (busyUntil = performance.now() + pause), {
    passive: true,
    capture: true,
  });
}

/** A long list is at this place now, in CSS pixels. Who scrolls it tells: to read it takes a layout. */
export function scrolledTo(top: number): void {
  const at = performance.now();
  if (Math.abs(top - last.top) > flying * (at - last.at)) busyUntil = at + pause;
  last = { at, top };
}

/** Browsers without it have no idle time to tell of. */
const whenIdle = (run: () => void): void => {
  if (typeof window.requestIdleCallback === "function") window.requestIdleCallback(run);
  else window.setTimeout(run, 30);
};

function next(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    const rest = busyUntil - performance.now();
    if (rest > 0) {
      window.setTimeout(next, rest);
      return;
    }
    const [come] = waiting;
    if (come) {
      waiting.delete(come);
      come();
    }
    next();
  });
}

/** Whether a picture needs no turn: a row that comes back shows it at once. None does while the list flies past. */
export const isDrawn = (picture: string): boolean =>
  drawn.has(picture) && performance.now() >= busyUntil;

/**
 * Calls `come` when a picture may be fetched and drawn without holding up what the player does: one at a
 * time, when the browser is idle, and not while a list flies past or somebody types. A drawing takes a slow phone
 * longer than a frame. Returns what calls it off.
 */
export function waitForTurn(picture: string, come: () => void): () => void {
  if (!isWatching) watch();
  const turn = () => {
    drawn.add(picture);
    come();
  };
  waiting.add(turn);
  next();
  return () => void waiting.delete(turn);
}
