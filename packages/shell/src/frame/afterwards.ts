import { watchVitals } from "./vitals.ts";
import { watchWidth } from "./watch-width.ts";

/** What watches the page once it stands. */
export function watch(win: Window & typeof globalThis): void {
  watchWidth(win);
  watchVitals(win);
}
