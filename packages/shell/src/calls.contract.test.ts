import { ask, holdCalls, type HeldCalls } from "@naluma/api-client/wire-calls";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { twoPlaces } from "@naluma/site/two-places.fake";
import { sendTemplate, storeTemplateName } from "./live/watch-others.ts";
import { siteDetailQuery } from "./page/site-detail/site-detail-query.ts";
import { getSiteDetail } from "./page/site-detail/site-detail.api.ts";

const rows = twoPlaces.flatMap(({ name, site: { settings }, wire }): HeldCalls[] => [
  {
    title: `[SHELL-06] [SHELL-40] the site's data are asked for with the id of its configuration, ${name}`,
    send: (api) => ask(siteDetailQuery(api, settings)),
    sends: [[getSiteDetail, wire.site]],
  },
  {
    title: `[SHELL-46] the site's own server is told the mobile template as it is configured, ${name}`,
    send: (api) => sendTemplate({ api, page: { settings } }, fakeBrowser().tab().local),
    sends: [[storeTemplateName, { mobileTemplateName: settings.templates.mobile }]],
  },
]);

holdCalls(import.meta.dirname, rows);
