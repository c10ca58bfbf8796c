import { isLink, keepLink, landedLink, type LinkedPage } from "@naluma/register/landed-link";
import { sessionKeys, type BrowserStorage } from "@naluma/site/stored";
import type { App } from "../app/app.ts";
import { modalAskedIn } from "../routing/modal-asked.ts";
import { siteDetailQuery } from "../site-detail/site-detail-query.ts";

type Ports = Pick<App, "api" | "queryClient" | "store"> & {
  readonly page: Pick<App["page"], "settings">;
  readonly session: Pick<App["session"], "member">;
  readonly openRegister: () => void;
};

type Page = LinkedPage & {
  readonly location: Pick<Location, "pathname">;
  readonly sessionStorage: Pick<BrowserStorage, "getItem" | "setItem">;
};

/** There the form is the page. */
const formPath = "/register";

/**
 * What the link of an agent or a friend says is kept for later visits. Whoever came by it is shown the
 * registration, once a tab; a member is not. The address asks for no more than one dialog.
 */
export async function invitedVisit(app: Ports, win: Page): Promise<void> {
  const { api, page, queryClient, session, store } = app;
  if (session.member() || !isLink(landedLink(store, win))) return;
  const { settings } = page;
  const keep = (minutes: number | undefined) =>
    // Anew each time: an introducer who was refused meanwhile is not kept again.
    keepLink(win, landedLink(store, win), { offered: settings.currencies, minutes });
  // At once, for the session; how long a link is kept usually came with the page.
  keep(undefined);
  invite(app, win);
  const detail = await queryClient
    .fetchQuery(siteDetailQuery(api, settings))
    .catch(() => undefined);
  if (detail?.linkMinutes !== undefined) keep(detail.linkMinutes);
}

function invite({ store, openRegister }: Ports, win: Page): void {
  const { type, code } = landedLink(store, win).introducer;
  const { location, sessionStorage } = win;
  if (type === "none" || location.pathname === formPath || modalAskedIn(location.search)) return;
  const invitation = `${type} ${code}`;
  if (sessionStorage.getItem(sessionKeys.invitationShown) === invitation) return;
  sessionStorage.setItem(sessionKeys.invitationShown, invitation);
  openRegister();
}
