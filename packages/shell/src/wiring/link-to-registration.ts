import type { App } from "../app/app.ts";
import { visitByLink } from "../registration/invited-visit.ts";

/** The link of an agent or a friend is kept, and shows its visitor the registration (ROUTE-34). */
export function linkToRegistration(app: App, win: Window): void {
  // A player may have gone on to another page before this is asked: then the page's own entry knows.
  const [landing] = win.performance.getEntriesByType("navigation");
  if (/[?&](id|invite|currency)=/.test(`${win.location.search} ${landing?.name}`))
    void visitByLink(app, win);
}
