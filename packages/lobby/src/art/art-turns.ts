/** In CSS pixels per millisecond: at a higher speed, nobody looks at pictures. */
const flying = 1.5;

/** Milliseconds after a key press or the last fast scroll in which loading a picture would cause jank. */
const pause = 150;

/** The pictures that had their turn: the browser has cached them. */
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

/**
 * Reports the scroll position of a long list, in CSS pixels. The scrolling component passes it, because reading it
 * forces a layout.
 */
export function scrolledTo(top: number): void {
  const at = performance.now();
  if (Math.abs(top - last.top) > flying * (at - last.at)) busyUntil = at + pause;
  last = { at, top };
}

/** Falls back for browsers without idle callbacks. */
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

/**
 * Whether a picture needs no turn: a row that scrolls back into view shows it at once. None is shown while the list
 * flies past.
 */
export const isDrawn = (picture: string): boolean =>
  drawn.has(picture) && performance.now() >= busyUntil;

/**
 * Calls `come` when a picture can be fetched and drawn without delaying the player: one at a time, when the browser is
 * idle, and not while a list flies past or somebody types. Drawing one takes a slow phone longer than a frame. Returns
 * a function that cancels it.
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
