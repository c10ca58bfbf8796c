import { createQueryClient } from "@naluma/api-client/query-client";
import { ask, type HeldCalls, holdCalls } from "@naluma/api-client/wire-calls";
import { twoPlaces } from "@naluma/site/two-places.fake";
import { placementAt } from "./bulletins/bulletin.ts";
import {
  atPlacement,
  bulletinHistoryQuery,
  bulletinsQuery,
  memberBulletinsQuery,
} from "./bulletins/bulletins-queries.ts";
import {
  getBulletinHistory,
  getBulletins,
  getMemberBulletins,
  hideMemberBulletins,
} from "./bulletins/bulletins.api.ts";
import {
  announcementsQuery,
  bannersQuery,
  floatsQuery,
  footerQuery,
  logosQuery,
} from "./content-queries.ts";
import {
  getAnnouncements,
  getBanners,
  getFloats,
  getFooter,
  getLogos,
  getMobileFooter,
} from "./content.api.ts";
import {
  loginWordsQuery,
  prefetchContent,
  prefetchPromotions,
  prefetchQuestions,
  sponsorsQuery,
} from "./pages/pages-queries.ts";
import { getContents, getLoginWords, getSponsors } from "./pages/pages.api.ts";

const rows = twoPlaces.flatMap(({ name, site, locale, wire }): HeldCalls[] => {
  const onDevice = { ...wire.site, display_device: wire.displayDevice };
  const model = { ...wire.site, language: wire.locale, model_version: wire.modelVersion };
  const isDesktop = site.template === "desktop";
  return [
    {
      title: `[SHELL-42] the logo is asked for by the site, ${name}`,
      send: (api) => ask(logosQuery(api, site)),
      sends: [[getLogos, wire.site]],
    },
    {
      title: `[${isDesktop ? "SHELL-49" : "SHELL-48"}] the footer of this template is asked for, ${name}`,
      send: (api) => ask(footerQuery(api, site, locale)),
      sends: [
        isDesktop
          ? [getFooter, wire.site]
          : [getMobileFooter, { ...wire.site, template: wire.template }],
      ],
    },
    {
      title: `[SHELL-50] floats are asked for by the site, ${name}`,
      send: (api) => ask(floatsQuery(api, site, locale)),
      sends: [[getFloats, wire.site]],
    },
    {
      title: `[LOBBY-06] [LOBBY-07] banners are asked for with the site and the use of this template, ${name}`,
      send: (api) => ask(bannersQuery(api, site, locale)),
      sends: [[getBanners, { ...wire.site, use_type: wire.bannerUse }]],
    },
    {
      title: `[LOBBY-14] announcements are asked for with the site, the highest sort first, ${name}`,
      send: (api) => ask(announcementsQuery(api, site, locale, "visitor")),
      sends: [[getAnnouncements, { ...wire.site, sort_field: "sort", sort_order: "desc" }]],
    },
    {
      title: `[LOBBY-19] [LOBBY-23] a visitor's bulletins are asked for by the site and what shows them, ${name}`,
      send: (api) => ask(bulletinsQuery(api, site, locale)),
      sends: [[getBulletins, onDevice]],
    },
    ...[undefined, 7].map((memberId): HeldCalls => ({
      title: `[LOBBY-21] [LOBBY-23] the news of ${memberId ? "a member" : "a visitor"} are asked for by the site and what shows them, ${name}`,
      send: (api) => ask(bulletinHistoryQuery(api, site, locale, memberId)),
      sends: [[getBulletinHistory, onDevice]],
    })),
    ...(
      [
        ["/", 2],
        ["/user/Letter", 2],
        ["/user/Deposit", 3],
        ["/Deposit", 3],
      ] as const
    ).flatMap(([page, display_location]): HeldCalls[] => [
      {
        title: `[LOBBY-20] [LOBBY-24] a member's bulletins are those of ${page}, ${name}`,
        send: (api) => ask(memberBulletinsQuery(api, site, locale, 7, placementAt(page))),
        sends: [[getMemberBulletins, { ...onDevice, display_location }]],
      },
      {
        title: `[LOBBY-22] [LOBBY-24] they are hidden on ${page}, ${name}`,
        send: (api) => api.send(hideMemberBulletins, atPlacement(site, placementAt(page))),
        sends: [[hideMemberBulletins, { ...onDevice, display_location }]],
      },
    ]),
    ...[
      ["one page", prefetchContent.bind(null, "/app")] as const,
      ["promotions", prefetchPromotions] as const,
      ["questions", prefetchQuestions] as const,
    ].map(([what, prefetch]): HeldCalls => ({
      title: `[SHELL-43] for ${what} the operator's pages are asked for with site, language and version, ${name}`,
      send: (api) => prefetch(createQueryClient(), api, site, locale),
      sends: [[getContents, model]],
    })),
    {
      title: `[SHELL-44] sponsors are asked for with site, language and version of the models, ${name}`,
      send: (api) => ask(sponsorsQuery(api, site, locale)),
      sends: [[getSponsors, model]],
    },
    {
      title: `[SHELL-45] the words beside the login are asked for with site, language and version, ${name}`,
      send: (api) => ask(loginWordsQuery(api, site, locale)),
      sends: [[getLoginWords, model]],
    },
  ];
});

holdCalls(import.meta.dirname, rows);
