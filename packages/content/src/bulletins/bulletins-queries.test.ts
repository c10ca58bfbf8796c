import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { forDevice, placementAt, type Bulletin } from "./bulletin.ts";
import { bulletinHistoryQuery, memberBulletinsQuery } from "./bulletins-queries.ts";

const site = { settings: openSite, client: "desktop" } as const;

test("[LOBBY-04] the next member on the same page is not shown the previous member's bulletins", async () => {
  let reader = 7;
  const api = platform(() => ({
    bulletins: {
      list: [{ id: reader, display_device: 1, display_content: 1, content: "", updated_at: "" }],
      setting: { display_frequency: 1 },
    },
  }));
  const client = createQueryClient();
  const shownTo = async (memberId: number) => {
    reader = memberId;
    const query = memberBulletinsQuery(api, site, "en_US", memberId, placementAt("/"));
    return (await client.ensureQueryData(query)).bulletins.map(({ id }) => id);
  };
  expect(await shownTo(7)).toEqual([7]);
  expect(await shownTo(8)).toEqual([8]);
});

/** A page whose platform returns a different bulletin for each query. */
function page() {
  let id = 0;
  const api = platform(() => {
    id += 1;
    const list = [{ id, display_device: 1, display_content: 1, content: "", updated_at: "" }];
    return { bulletins: { list, setting: { display_frequency: 1 } }, history: list };
  });
  return { api, client: createQueryClient() };
}

test.each([
  ["the deposit page", "en_US", "/Deposit"],
  ["another language", "vi_VN", "/"],
] as const)("%s has bulletins of its own, whatever popped up before", async (_, locale, path) => {
  const { api, client } = page();
  const shownAt = async (...[language, place]: ["en_US" | "vi_VN", string]) => {
    const query = memberBulletinsQuery(api, site, language, 7, placementAt(place));
    return (await client.ensureQueryData(query)).bulletins.map(({ id }) => id);
  };
  expect(await shownAt("en_US", "/")).toEqual([1]);
  expect(await shownAt(locale, path)).toEqual([2]);
});

test("[LOBBY-04] the next member on the same page does not read the previous member's news", async () => {
  const { api, client } = page();
  const readBy = async (memberId: number | undefined) => {
    const query = bulletinHistoryQuery(api, site, "en_US", memberId);
    return (await client.ensureQueryData(query)).map(({ id }) => id);
  };
  expect(await readBy(7)).toEqual([1]);
  expect(await readBy(8)).toEqual([2]);
  expect(await readBy(undefined)).toEqual([3]);
});

test.each([
  ["/user/Deposit", 3],
  ["/Deposit", 3],
  ["/", 2],
  ["/user", 2],
  ["/Deposits", 2],
  ["/user/Deposit/records", 2],
])("[LOBBY-24] bulletins of the page %s are those of position %i", (path, placement) => {
  expect(placementAt(path)).toBe(placement);
});

test("a visitor's page asks for no bulletins of a member", () => {
  const { api } = page();
  const enabledFor = (memberId: number | undefined) =>
    memberBulletinsQuery(api, site, "en_US", memberId, placementAt("/")).enabled;
  expect([enabledFor(undefined), enabledFor(7)]).toEqual([false, true]);
});

test("a bulletin is shown on its own device, or on every device if it names none", () => {
  const bulletin = { title: "", content: "", isPicture: false, updatedAt: "" };
  const all = [0, 1, 2].map((device): Bulletin => ({ ...bulletin, id: device, device }));
  const ids = (device: 1 | 2) => forDevice(all, device).map(({ id }) => id);
  expect([ids(1), ids(2)]).toEqual([
    [0, 1],
    [0, 2],
  ]);
});
