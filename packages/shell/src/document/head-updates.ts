/** Milliseconds by which the head follows the page (SHELL-09). */
export const headDelay = 10;

/**
 * Writes to the head a moment later, so that a navigation paints first. The answer calls it off:
 * of two updates on each other's heels only the last one is written.
 */
export function updateHead(write: () => void): () => void {
  const timer = setTimeout(write, headDelay);
  return () => clearTimeout(timer);
}
