import { openRegister } from "@naluma/register";
import { loadModule } from "@naluma/ui/later";
import type { App } from "../app/app.ts";

/** What an address says of a registration (ROUTE-34). */
const linkKeys = /[?&](?:id|invite|currency)=/;

type Page = Pick<Window, "location"> & {
  readonly performance: Pick<Performance, "getEntriesByType">;
};

/** A player may have gone on to another page before anybody asks: then the page's own entry knows. */
const isByLink = ({ location, performance }: Page): boolean =>
  linkKeys.test(location.search) ||
  performance.getEntriesByType("navigation").some(({ name }) => linkKeys.test(name));

/** The link of an agent or a friend is kept, and shows its visitor the registration. */
export function linkToRegistration(app: App, win: Window): void {
  if (!isByLink(win)) return;
  void loadModule(() => import("../registration/invited-visit.ts"), { untilLoaded: true }).then(
    ({ invitedVisit }) =>
      invitedVisit({ ...app, openRegister: () => openRegister(app.store) }, win),
  );
}
