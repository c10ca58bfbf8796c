import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { installation } from "../ground/db/schema.ts";
import { openSites } from "../sites/open-sites.ts";
import { sites } from "../sites/sites.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const shown = v.array(
  v.object({
    site_id: v.number(),
    name: v.string(),
    settings: v.looseObject({ currencies: v.array(v.string()) }),
    own_service: v.record(v.string(), v.string()),
    offered: v.array(v.string()),
  }),
);

const read = async (siteId: number) => {
  const { data } = await sandbox.operator("GET", "/settings");
  const found = v.parse(shown, data).find(({ site_id }) => site_id === siteId);
  if (!found) throw new Error("The site is not there.");
  return found;
};

const save = (siteId: number, settings: object) =>
  sandbox.operator("POST", `/settings/${siteId}`, settings);

const detail = async (siteId: number) =>
  (await sandbox.api("/arks/web/site/detail", { site_id: siteId })).data;

test("a site begins as it was built", async () => {
  const { settings, own_service } = await read(2);
  const built = sites.find(({ id }) => id === 2);
  expect(built).toMatchObject(settings);
  const { customerUrl } = await detail(2);
  expect(customerUrl).toEqual(own_service);
});

test("saved settings are in the site's details and their file at once, and after a restart", async () => {
  const publish = vi.spyOn(sandbox.services.publisher, "publish");
  const { settings } = await read(1);
  const changed = {
    ...settings,
    titles: { zh: "新名", en: "A new name" },
    currencies: ["VND", "USD"],
    isDemo: true,
    linkExpireTime: 90,
    minimumAge: 21,
    logos: [{ photo_path: "/media/logo-halcyon.svg" }],
    customerService: { th_TH: "https://help.example/th" },
    leftOut: ["topUp", "friends"],
  };
  expect((await save(1, changed)).status).toBe(200);
  expect(publish).toHaveBeenCalledWith(["web_member"], "customer_service_link_change", {});

  const now = await detail(1);
  expect(now).toMatchObject({
    env_config: {
      title_zh: "新名",
      title_en: "A new name",
      currencies: ["VND", "USD"],
      IS_DEMO: 1,
      LINK_EXPIRE_TIME: 90,
      MINIMUM_AGE: 21,
    },
    web_logo_list: [{ photo_path: "/media/logo-halcyon.svg" }],
    customerUrl: { th_TH: "https://help.example/th" },
    capabilities: { records: 1 },
  });
  expect(now["capabilities"]).not.toHaveProperty("topUp");
  const file = await (await fetch(`${sandbox.origin}/media/sites/1.json`)).json();
  expect(file).toMatchObject({ env_config: { title_en: "A new name" } });
  const float = await sandbox.api("/arks/web/float", { site_id: 1 }, { lang: "th_TH" });
  expect(float.data["list"]).toMatchObject([{ url: "https://help.example/th" }]);
  // A currency that the site no longer has opens no account, and no list of games.
  const body = { account: "nocash01", password: "naluma88", currency: "JPY" };
  expect((await sandbox.operator("POST", "/members", body)).status).toBe(422);

  const anew = await openSites(sandbox.services.db, []);
  expect(anew.withId(1)).toMatchObject(changed);
  // The other site is unchanged.
  expect(anew.withId(2)).toEqual(sites.find(({ id }) => id === 2));
  await save(1, settings);
  expect(await read(1)).toMatchObject({ settings });
});

test.each([
  ["titles.en", { titles: { zh: "一", en: "  " } }],
  ["currencies", { currencies: [] }],
  ["currencies", { currencies: ["USD", "USD"] }],
  ["currencies.0", { currencies: ["KWD"] }],
  ["linkExpireTime", { linkExpireTime: 0 }],
  ["linkExpireTime", { linkExpireTime: 525_601 }],
  ["logos", { logos: Array.from({ length: 11 }, () => ({ photo_path: "/x.svg" })) }],
  ["minimumAge", { minimumAge: 100 }],
  ["logos.0.photo_path", { logos: [{ photo_path: "//evil.example/x.svg" }] }],
  ["customerService.en_US", { customerService: { en_US: "javascript:alert(1)" } }],
  ["minimumAge", { minimumAge: 17 }],
  ["excludedCountries.0", { excludedCountries: ["usa"] }],
  ["excludedCountries", { excludedCountries: ["US", "SG", "US"] }],
  ["leftOut.0", { leftOut: ["horoscopes"] }],
  ["leftOut", { leftOut: ["topUp", "topUp"] }],
])("%s is named as wrong, and nothing is saved", async (field, wrong) => {
  const { settings } = await read(2);
  const answer = await save(2, { ...settings, ...wrong });
  expect(answer.status).toBe(400);
  expect(answer.data["problems"]).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
  expect(await read(2)).toMatchObject({ settings });
});

test("stored settings that lack what is required today are ignored, and those of the other site are kept", async () => {
  const { db } = sandbox.services;
  const { settings } = await read(1);
  await save(1, { ...settings, linkExpireTime: 77 });
  await db.insert(installation).values({ name: "site-settings:2", value: '{"isDemo":true}' });
  const anew = await openSites(db, []);
  expect(anew.withId(2)).toEqual(sites.find(({ id }) => id === 2));
  expect(anew.withId(1)?.linkExpireTime).toBe(77);
  await db.delete(installation).where(eq(installation.name, "site-settings:2"));
  await save(1, settings);
});

test("an unknown site has no settings", async () => {
  const { settings } = await read(2);
  expect((await save(9, settings)).status).toBe(404);
});

test("a member's call of a service that the site has left out is a 404, until the site has it again", async () => {
  const { settings } = await read(1);
  const { token } = await sandbox.login("player01");
  const records = async () => {
    const answer = await sandbox.beyond(
      "/api/services/v1/member/records",
      { list: "money" },
      { token },
    );
    return answer.status;
  };
  await save(1, { ...settings, leftOut: ["records"] });
  expect(await records()).toBe(404);
  await save(1, settings);
  expect(await records()).toBe(200);
});
