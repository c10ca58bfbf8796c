import { isLink, keepLink, landedLink, type LinkedPage } from "@naluma/register/landed-link";
import { sessionKeys, type BrowserStorage } from "@naluma/site/stored";
import type { App } from "../../page/app/app.ts";
import { modalAskedIn } from "../../page/routing/redirects.ts";
import { siteDetailQuery } from "../../page/site-detail/site-detail-query.ts";

type Ports = Pick<App, "api" | "queryClient" | "store"> & {
  readonly page: Pick<App["page"], "settings">;
  readonly session: Pick<App["session"], "member">;
  readonly openRegister: () => void;
};

type Page = LinkedPage & {
  readonly location: Pick<Location, "pathname">;
  readonly sessionStorage: Pick<BrowserStorage, "getItem" | "setItem">;
};

/** On this page the form is shown in place of a dialog. */
const formPath = "/register";

/**
 * Keeps the data of an agent's or a friend's link for later visits. The visitor is shown the registration once per
 * tab; a member is not. An address opens no more than one dialog.
 */
export async function invitedVisit(app: Ports, win: Page): Promise<void> {
  const { api, page, queryClient, session, store } = app;
  if (session.member() || !isLink(landedLink(store, win))) return;
  const { settings } = page;
  const keep = (minutes: number | undefined) =>
    // Checked again each time: an introducer who has been refused in the meantime is not stored again.
    keepLink(win, landedLink(store, win), { offered: settings.currencies, minutes });
  // Stored for the session at once; the lifetime of a link has usually been sent with the page.
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
