import { fakeApi } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import type { Locale } from "@naluma/site/locale";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { bulletinHistoryQuery, bulletinsQuery } from "./bulletins/bulletins-queries.ts";
import { announcementsQuery, bannersQuery, floatsQuery, footerQuery } from "./content-queries.ts";
import {
  contentQuery,
  loginWordsQuery,
  promotionsQuery,
  questionsQuery,
  sponsorsQuery,
} from "./pages/pages-queries.ts";
import { travelsWithPage } from "./query-keys.ts";
import { refetchOnEvent } from "./refetch-on-event.ts";

const site: Site = { template: "desktop", client: "desktop", currency: "USD", settings: openSite };
const phone: Site = { ...site, template: "mobile", client: "mobile" };

/** A platform that refuses everything. */
const api = fakeApi({});

test.each<[string, (client: QueryClient) => Promise<unknown>]>([
  ["news", (client) => client.fetchQuery(bulletinHistoryQuery(api, site, "en_US", 7))],
  ["a page", (client) => client.fetchQuery(contentQuery(api, site, "en_US", "/main/1"))],
  ["promotions", (client) => client.fetchQuery(promotionsQuery(api, site, "en_US"))],
  ["questions", (client) => client.fetchQuery(questionsQuery(api, site, "en_US"))],
  ["sponsors", (client) => client.fetchQuery(sponsorsQuery(api, site, "en_US"))],
  ["words at the login", (client) => client.fetchQuery(loginWordsQuery(api, site, "en_US"))],
])(
  "when %s cannot be read their own place says so, without a separate message",
  async (_, read) => {
    const notify = vi.fn<() => void>();
    await expect(read(createQueryClient(notify))).rejects.toThrow("Unknown error.");
    expect(notify).not.toHaveBeenCalled();
  },
);

const inLanguage: Readonly<Record<string, (locale: Locale) => QueryKey>> = {
  announcements: (locale) => announcementsQuery(api, site, locale, "visitor").queryKey,
  banners: (locale) => bannersQuery(api, site, locale).queryKey,
  bulletins: (locale) => bulletinsQuery(api, site, locale).queryKey,
  floats: (locale) => floatsQuery(api, site, locale).queryKey,
  footer: (locale) => footerQuery(api, site, locale).queryKey,
  "words at the login": (locale) => loginWordsQuery(api, site, locale).queryKey,
  page: (locale) => contentQuery(api, site, locale, "/main/1").queryKey,
  promotions: (locale) => promotionsQuery(api, site, locale).queryKey,
  questions: (locale) => questionsQuery(api, site, locale).queryKey,
  sponsors: (locale) => sponsorsQuery(api, site, locale).queryKey,
};

test.each(Object.entries(inLanguage))("%s in one language are not shown in another", (_, keyIn) => {
  expect(keyIn("en_US")).toEqual(keyIn("en_US"));
  expect(keyIn("en_US")).not.toEqual(keyIn("vi_VN"));
});

test.each([
  [
    "announcements of a visitor and of a member",
    announcementsQuery(api, site, "en_US", "visitor"),
    announcementsQuery(api, site, "en_US", "member"),
  ],
  [
    "banners of two currencies",
    bannersQuery(api, site, "en_US"),
    bannersQuery(api, { ...site, currency: "VND" }, "en_US"),
  ],
  ["banners of two devices", bannersQuery(api, site, "en_US"), bannersQuery(api, phone, "en_US")],
  [
    "bulletins of two devices",
    bulletinsQuery(api, site, "en_US"),
    bulletinsQuery(api, phone, "en_US"),
  ],
  ["footers of two templates", footerQuery(api, site, "en_US"), footerQuery(api, phone, "en_US")],
  [
    "two pages",
    contentQuery(api, site, "en_US", "/main/1"),
    contentQuery(api, site, "en_US", "/main/2"),
  ],
  [
    "promotions and questions",
    promotionsQuery(api, site, "en_US"),
    questionsQuery(api, site, "en_US"),
  ],
])("%s are cached separately", (_, one, other) => {
  expect(one.queryKey).not.toEqual(other.queryKey);
});

test("the document carries what its page shows, but not all the texts of the operator", async () => {
  const client = createQueryClient();
  const contents = fakeApi({ "/web/model_setting": () => ({ data: { list: [] } }) });
  await client.ensureQueryData(questionsQuery(contents, site, "en_US"));
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys).toHaveLength(2);
  expect(keys.filter((key) => travelsWithPage(key))).toEqual([
    questionsQuery(api, site, "en_US").queryKey,
  ]);
  expect(Object.values(inLanguage).every((keyIn) => travelsWithPage(keyIn("en_US")))).toBe(true);
  expect(travelsWithPage(["lobby", "banners"])).toBe(false);
});

test.each([
  ["carousel_picture.url", ["banners"]],
  ["model_sponsor.url", ["sponsors"]],
  ["model_login.url", ["words at the login"]],
  ["content.changed", Object.keys(inLanguage)],
] as const)("the event %s invalidates %j", (event, expected) => {
  const old = Object.entries(inLanguage).filter(([, keyIn]) =>
    refetchOnEvent[event].every((part, at) => keyIn("en_US")[at] === part),
  );
  expect(old.map(([name]) => name)).toEqual(expected);
});
