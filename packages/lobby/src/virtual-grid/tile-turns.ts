/** In ms: after a longer frame, the next one draws fewer tiles. */
const smooth = 20;

/** The maximum number of tiles per frame: two rows of a wide screen. */
const most = 14;

const waiting = new Set<() => void>();
let isAsked = false;
let perFrame = 2;
/** The time of the previous frame; undefined if there was none. */
let last: number | undefined;

function frame(at: number): void {
  const isSmooth = last === undefined || at - last < smooth;
  perFrame = isSmooth ? Math.min(most, perFrame + 1) : Math.max(1, Math.floor(perFrame / 2));
  let left = perFrame;
  for (const come of waiting) {
    if (left === 0) break;
    left -= 1;
    waiting.delete(come);
    come();
  }
  isAsked = false;
  last = waiting.size > 0 ? at : undefined;
  ask();
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(frame);
}

/**
 * Calls `come` in one of the next frames: of the tiles that scroll into view, each frame draws as many as it can
 * without dropping frames. Returns a function that cancels it.
 */
export function waitForFrame(come: () => void): () => void {
  waiting.add(come);
  ask();
  return () => void waiting.delete(come);
}
