import { watchVitals } from "./vitals.ts";
import { watchWidth } from "./watch-width.ts";

/** What watches the page once it stands. */
export function watch(win: Window & typeof globalThis, widthBefore: number): void {
  watchWidth(win, widthBefore);
  watchVitals(win);
}
