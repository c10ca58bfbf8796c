import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { announcementOf } from "../content/announce-content.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { operatorAction } from "./schema.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const item = v.object({
  id: v.number(),
  version: v.string(),
  shown: v.boolean(),
  value: v.record(v.string(), v.unknown()),
  missing: v.array(v.string()),
  outdated: v.record(v.string(), v.array(v.string())),
});

const itemsOf = async (kind: string) => {
  const { data } = await sandbox.operator("GET", `/content/items?site_id=1&kind=${kind}`);
  return v.parse(v.array(item), data["items"]);
};
const none: v.InferOutput<typeof item> = {
  id: 0,
  version: "",
  shown: false,
  value: {},
  missing: [],
  outdated: {},
};
const write = async (path: string, body: object) => {
  const reply = await sandbox.operator("POST", path, body);
  const written = v.object({ item: v.fallback(item, none) });
  return { ...reply, ...v.parse(v.fallback(written, { item: none }), reply.data) };
};
const announce = (en_US: string, more: object = {}) => ({ content: { en_US, ...more } });
const read = async (lang = "en_US") => {
  const body = { site_id: 1, sort_field: "sort", sort_order: "desc" };
  const { data } = await sandbox.api("/arks/web/announcement/marquee", body, { lang });
  return v
    .parse(v.array(v.object({ content: v.string() })), data["web_announcement_list"])
    .map(({ content }) => content);
};

const placed = async () => (await sandbox.operator("GET", "/content")).data;
const putBack = (kind: string, before: Readonly<Record<string, unknown>>) => {
  const kept = v.parse(v.array(v.looseObject({})), before[kind]);
  const items = kept.map((one) => ({ ...one, id: undefined, position: undefined }));
  return sandbox.operator("POST", "/content", { kind, items });
};

describe("content as players see it", () => {
  test("a banner leads to its game in its own currency, in the member's, or in that of a visitor's language", async () => {
    const game = { gt_id: 2, gp_id: "GPHL", name: "Slots" };
    const banner = (more: object = {}) => ({
      title: { en_US: "Play" },
      photo_path: "",
      link_type: 2,
      game: { ...game, ...more },
    });
    const items = [banner(), banner({ currency: "THB" }), { ...banner(), link_type: 1 }];
    await sandbox.operator("POST", "/content", { kind: "banner", items });
    const shape = v.array(
      v.object({ game_link_parameter: v.nullable(v.object({ currency: v.string() })) }),
    );
    const currencies = async (lang: string, token?: string) => {
      const body = { site_id: 1, use_type: 0 };
      const sent = { lang, ...(token !== undefined && { token }) };
      const { data } = await sandbox.api("/arks/web/carousel_picture", body, sent);
      const banners = v.parse(shape, data["web_carousel_picture_list"]);
      return banners.map((one) => one.game_link_parameter?.currency);
    };
    expect(await currencies("vi_VN")).toEqual(["VND", "THB", undefined]);
    const { token } = await sandbox.login("player21");
    expect(await currencies("vi_VN", token)).toEqual(["USD", "THB", undefined]);
  });

  test("a banner is in the templates that it is for, and leads in a currency that the site has", async () => {
    const banner = (en_US: string, use_types?: readonly number[]) => ({
      title: { en_US },
      photo_path: "",
      link_type: 2,
      game: { gt_id: 2, gp_id: "GPHL", name: "Slots" },
      ...(use_types && { use_types }),
    });
    const items = [banner("all"), banner("phones", [2]), banner("both", [0, 1])];
    const shape = v.array(
      v.object({ title: v.string(), game_link_parameter: v.object({ currency: v.string() }) }),
    );
    const shown = async (use_type: number, sent: { site_id: number; lang: string }) => {
      const { lang, site_id } = sent;
      const body = { site_id, use_type };
      const { data } = await sandbox.api("/arks/web/carousel_picture", body, { lang });
      return v.parse(shape, data["web_carousel_picture_list"]);
    };
    for (const site_id of [1, 2])
      await sandbox.operator("POST", "/content", { kind: "banner", items, site_id });
    const titles = async (use_type: number) =>
      (await shown(use_type, { site_id: 1, lang: "en_US" })).map(({ title }) => title);
    expect([await titles(0), await titles(1), await titles(2)]).toEqual([
      ["all", "both"],
      ["all", "both"],
      ["all", "phones"],
    ]);
    // The second site has no yen, so its first currency is used.
    const [first] = await shown(0, { site_id: 2, lang: "ja_JP" });
    expect(first?.game_link_parameter.currency).toBe("VND");
  });

  test("announcements are sorted highest first, each for its audience", async () => {
    const shape = v.array(
      v.object({
        content: v.string(),
        sort: v.number(),
        display_before_login: v.number(),
        display_after_login: v.number(),
      }),
    );
    const before = await placed();
    const items = [
      { ...announce("members"), before_login: false },
      { ...announce("visitors"), after_login: false },
      announce("all"),
    ];
    await sandbox.operator("POST", "/content", { kind: "announcement", items });
    const body = { site_id: 1, sort_field: "sort", sort_order: "desc" };
    const { data } = await sandbox.api("/arks/web/announcement/marquee", body);
    const list = v.parse(shape, data["web_announcement_list"]);
    expect(list.map((one) => Object.values(one))).toEqual([
      ["members", 3, 0, 1],
      ["visitors", 2, 1, 0],
      ["all", 1, 1, 1],
    ]);
    await putBack("announcement", before);
  });

  test("a page is in the language of the request body, whatever the rest of the site speaks", async () => {
    const titles = async (language: string, lang: string) => {
      const body = { site_id: 1, language, model_version: "1" };
      const { data } = await sandbox.api("/web/model_setting", body, { lang });
      return v.parse(v.array(v.object({ title: v.string() })), data["list"]);
    };
    const thai = await titles("th_TH", "en_US");
    expect(thai).toEqual(await titles("th_TH", "ja_JP"));
    expect(thai).not.toEqual(await titles("en_US", "th_TH"));
  });
});

test("each place has what was written for it, and the place beside the login has the first of several", async () => {
  const before = await placed();
  const texts = (en_US: string) => ({
    title: { en_US, th_TH: `${en_US} (th)` },
    content: { en_US },
  });
  const link = (en_US: string) => ({ name: { en_US }, url: "/x" });
  const kinds = {
    page: [texts("page")],
    sponsor: [texts("sponsor")],
    login: [texts("login"), texts("another")],
    footer: [link("footer")],
    "mobile-footer": [link("mobile")],
  };
  for (const [kind, items] of Object.entries(kinds))
    await sandbox.operator("POST", "/content", { kind, items });
  const model = { site_id: 1, language: "th_TH", model_version: "1" };
  const list = async (path: string, body: object) => (await sandbox.api(path, body)).data["list"];
  expect(await list("/web/model_setting", model)).toMatchObject([{ title: "page (th)" }]);
  expect(await list("/web/model_sponsor", model)).toMatchObject([{ title: "sponsor (th)" }]);
  expect(await list("/web/model_login", model)).toEqual({ title: "login (th)", content: "login" });
  const bySite = { site_id: 1 };
  expect(await list("/arks/web/footer", bySite)).toMatchObject([{ name: "footer" }]);
  const mobile = { ...bySite, template: "H5_1" };
  expect(await list("/arks/web/web-mobile-footer", mobile)).toMatchObject([{ name: "mobile" }]);
  for (const kind of Object.keys(kinds)) await putBack(kind, before);
});

describe("one item of content", () => {
  test("an item is added, changed and removed, and players read it in their language or in English", async () => {
    const before = await itemsOf("announcement");
    const value = announce("<b>Hi</b>", { zh_CN: "您好", vi_VN: "" });
    const added = await write("/content/items", { kind: "announcement", value });
    expect(added.item.missing).toContain("vi_VN");
    expect(added.item.missing).not.toContain("zh_CN");
    expect(await itemsOf("announcement")).toHaveLength(before.length + 1);
    expect((await read("zh_CN")).at(-1)).toBe("您好");
    expect((await read("vi_VN")).at(-1)).toBe("<b>Hi</b>");

    const path = `/content/items/${added.item.id}`;
    const { version } = added.item;
    const draft = await write(path, { version, value: announce("Soon"), shown: false });
    expect(await read()).not.toContain("Soon");
    const shown = await write(path, { version: draft.item.version, value: announce("Now") });
    expect((await read()).at(-1)).toBe("Now");
    await write(`${path}/remove`, { version: shown.item.version });
    expect(await itemsOf("announcement")).toEqual(before);
  });

  test("a translation is marked as outdated until it is rewritten, reviewed, or its English is back", async () => {
    const title = { en_US: "Hours", zh_CN: "时间", vi_VN: "Giờ", th_TH: "เวลา" };
    const page = (texts: object, content: object = {}) => ({
      title: { ...title, ...texts },
      content: { en_US: "<p>9 to 5</p>", zh_CN: "<p>9点到5点</p>", ...content },
      url: "main/77",
    });
    const { item: made } = await write("/content/items", { kind: "page", value: page({}) });
    expect(made.outdated).toEqual({});
    const path = `/content/items/${made.id}`;
    let { version } = made;
    const change = async (value: object, more: object = {}) => {
      const { item: changed } = await write(path, { version, value, shown: false, ...more });
      ({ version } = changed);
      return changed.outdated;
    };
    const open = { en_US: "Opening hours" };
    expect(await change(page(open))).toEqual({ title: ["zh_CN", "vi_VN", "th_TH"] });
    // Reloading the desk shows it as well.
    const listed = await itemsOf("page");
    expect(listed.find(({ id }) => id === made.id)?.outdated).toEqual({
      title: ["zh_CN", "vi_VN", "th_TH"],
    });
    // One text is rewritten, one is confirmed unchanged, and one was removed.
    const anew = { ...open, zh_CN: "营业时间" };
    expect(await change(page(anew))).toEqual({ title: ["vi_VN", "th_TH"] });
    expect(await change(page(anew), { reviewed: ["vi_VN"] })).toEqual({ title: ["th_TH"] });
    expect(await change(page({ ...anew, th_TH: "" }))).toEqual({});
    expect(await change(page({ ...anew, th_TH: "เวลา" }))).toEqual({});

    // Each text is compared with its own English source.
    const late = { en_US: "<p>9 to 6</p>" };
    expect(await change(page(anew, late))).toEqual({ content: ["zh_CN"] });
    expect(await change(page({}, late))).toEqual({
      title: ["vi_VN", "th_TH"],
      content: ["zh_CN"],
    });
    expect(await change(page(open, late))).toEqual({ title: ["zh_CN"], content: ["zh_CN"] });
    expect(await change(page(open))).toEqual({ title: ["zh_CN"] });
    await write(`${path}/remove`, { version });
  });

  test("the log says who wrote an item, and has no refused change", async () => {
    const written = async () => {
      const rows = await sandbox.services.db.select().from(operatorAction);
      return rows.filter(({ what }) => what.startsWith("content."));
    };
    const before = (await written()).length;
    const { item: made } = await write("/content/items", {
      kind: "announcement",
      value: announce("Noted"),
      shown: false,
    });
    const path = `/content/items/${made.id}`;
    await write(path, { version: "0".repeat(16), value: announce("Lost") });
    const changed = await write(path, { version: made.version, value: announce("Noted") });
    const ids = (await itemsOf("announcement")).map(({ id }) => id);
    await write("/content/order", { kind: "announcement", ids: ids.toReversed() });
    await write("/content/order", { kind: "announcement", ids });
    await write(`${path}/remove`, { version: changed.item.version });
    expect((await written()).slice(before)).toMatchObject([
      {
        what: "content.add",
        target: `announcement of site 1, ${made.id}`,
        who: "operator key",
        detail: { shown: false, value: announce("Noted") },
        before: null,
      },
      { what: "content.change", detail: { shown: true }, before: { shown: false } },
      { what: "content.order", detail: { ids: ids.toReversed() }, before: { ids } },
      { what: "content.order", detail: { ids }, before: { ids: ids.toReversed() } },
      { what: "content.remove", detail: {}, before: { value: { content: { en_US: "Noted" } } } },
    ]);
  });

  test("the answer lists the active content that was removed, language by language", async () => {
    const text = '<p onclick="x()">One</p><script>2</script><!-- 3 --><a href="javascript:1">4</a>';
    const { item: made, data } = await write("/content/items", {
      kind: "announcement",
      value: announce(text, { zh_CN: "<b>好</b>" }),
      shown: false,
    });
    expect(data["removed"]).toEqual({
      en_US: ["a comment", "<script>", "onclick of <p>", "href of <a>"],
    });
    expect(made.value["content"]).toMatchObject({ en_US: "<p>One</p><a>4</a>" });
    await write(`/content/items/${made.id}/remove`, { version: made.version });
  });

  test("a change to an outdated version is refused with the newer one, and loses nothing", async () => {
    const { item: made } = await write("/content/items", {
      kind: "float",
      value: { name: { en_US: "Chat" }, url: "{service}" },
    });
    const path = `/content/items/${made.id}`;
    const value = (name: string) => ({ name: { en_US: name }, url: "{service}" });
    const changes = await Promise.all(
      ["One", "Two"].map((name) => write(path, { version: made.version, value: value(name) })),
    );
    expect(changes.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const [won, lost] = changes.toSorted((one, other) => one.status - other.status);
    expect(lost?.item).toEqual(won?.item);
    const removal = await write(`${path}/remove`, { version: made.version });
    expect([removal.status, removal.item]).toEqual([409, won?.item]);

    const { version } = won?.item ?? made;
    expect((await write(`${path}/remove`, { version })).status).toBe(200);
    expect((await write(path, { version, value: value("Three") })).status).toBe(404);
  });

  test("an item that somebody made a draft, or published, meanwhile is another version, though its words are the same", async () => {
    const value = announce("Same words");
    const { item: made } = await write("/content/items", { kind: "announcement", value });
    const path = `/content/items/${made.id}`;
    const draft = await write(path, { version: made.version, value, shown: false });
    expect(draft.status).toBe(200);
    const late = await write(path, { version: made.version, value: announce("Late") });
    expect([late.status, late.item]).toEqual([409, draft.item]);
    expect((await write(`${path}/remove`, { version: made.version })).status).toBe(409);
    expect(await read()).not.toContain("Late");
    expect((await write(`${path}/remove`, { version: draft.item.version })).status).toBe(200);
  });

  test("items are reordered, unless somebody added or removed one meanwhile", async () => {
    const ids = (await itemsOf("banner")).map(({ id }) => id);
    const order = { kind: "banner", ids: ids.toReversed() };
    expect((await write("/content/order", order)).status).toBe(200);
    expect((await itemsOf("banner")).map(({ id }) => id)).toEqual(ids.toReversed());
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), 999_999]]) {
      const reply = await write("/content/order", { kind: "banner", ids: wrong });
      expect(reply.status).toBe(409);
      expect(reply.data["items"]).toHaveLength(ids.length);
    }
    await write("/content/order", { kind: "banner", ids });
  });

  test.each([
    [{ kind: "x", value: {} }, 422, ""],
    [{ kind: "float", site_id: 9, value: {} }, 404, ""],
    [{ kind: "float", value: { name: { zh_CN: "x" }, url: "" } }, 400, "value.name"],
    [{ kind: "float", value: { name: { en_US: "x", xx: "y" }, url: "" } }, 400, "no such language"],
    [{ kind: "banner", value: { title: { en_US: "" }, photo_path: "//evil" } }, 400, "photo_path"],
  ])("%j is refused with %i", async (body, status, problem) => {
    const reply = await write("/content/items", body);
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.data)).toContain(problem);
  });

  test.each(["/content", "/content/order"])(
    "an item belongs to an existing site: %s of another is refused",
    async (path) => {
      const body = {
        kind: "float",
        site_id: 9,
        ...(path === "/content" ? { items: [] } : { ids: [] }),
      };
      expect((await write(path, body)).status).toBe(404);
    },
  );

  test("there are a hundred items at most, and a new one is last even after another was removed", async () => {
    const items = Array.from({ length: 100 }, (_, place) => announce(`No. ${place}`));
    const before = await placed();
    await sandbox.operator("POST", "/content", { kind: "announcement", items });
    const one = { kind: "announcement", value: announce("One more") };
    expect((await write("/content/items", one)).status).toBe(409);
    const [, second] = await itemsOf("announcement");
    await write(`/content/items/${second?.id}/remove`, { version: second?.version });
    expect((await write("/content/items", one)).status).toBe(200);
    expect((await read()).slice(-2)).toEqual(["No. 99", "One more"]);
    await putBack("announcement", before);
  });

  test("an item of another site is that site's alone", async () => {
    const own = await itemsOf("float");
    const value = { name: { en_US: "Chat" }, url: "{service}" };
    const { item: made } = await write("/content/items", { kind: "float", site_id: 2, value });
    expect(await itemsOf("float")).toEqual(own);
    const { data } = await sandbox.operator("GET", "/content/items?site_id=2&kind=float");
    const there = v.parse(v.array(item), data["items"]).map(({ id }) => id);
    expect(there.at(-1)).toBe(made.id);
    const order = { kind: "float", site_id: 2, ids: there.toReversed() };
    expect((await write("/content/order", order)).status).toBe(200);
    await write(`/content/items/${made.id}/remove`, { version: made.version });
  });

  test("a bulletin is dated when it was placed, unless it names a date of its own", async () => {
    const bulletin = (more: object = {}) => ({
      ...announce("<p>Hi</p>"),
      title: { en_US: "1 < 2" },
      display_locations: [],
      ...more,
    });
    const updated_at = "2020-02-03T04:05:06.000Z";
    const timeOf = ({ value }: v.InferOutput<typeof item>) =>
      Date.parse(v.parse(v.string(), value["updated_at"]));
    const isNow = (at: number) => Math.abs(at - sandbox.services.clock()) < 60_000;
    const dated = await write("/content/items", {
      kind: "bulletin",
      value: bulletin({ updated_at }),
    });
    const undated = await write("/content/items", { kind: "bulletin", value: bulletin() });
    expect(timeOf(dated.item)).toBe(Date.parse(updated_at));
    expect(isNow(timeOf(undated.item))).toBe(true);
    // A title is not HTML.
    expect(undated.item.value["title"]).toEqual({ en_US: "1 < 2" });
    for (const { id, version } of [dated.item, undated.item])
      await write(`/content/items/${id}/remove`, { version });

    const before = await placed();
    const items = [bulletin({ updated_at }), bulletin()];
    await sandbox.operator("POST", "/content", { kind: "bulletin", items });
    const [first, second] = (await itemsOf("bulletin")).map(timeOf);
    expect([first, isNow(second ?? 0)]).toEqual([Date.parse(updated_at), true]);
    await putBack("bulletin", before);
  });

  test("a text that is empty in English, too, is missing in no language", async () => {
    const value = { title: { en_US: "" }, photo_path: "/x.webp" };
    const { item: made } = await write("/content/items", { kind: "banner", value, shown: false });
    expect(made.missing).toEqual([]);
    await write(`/content/items/${made.id}/remove`, { version: made.version });
  });

  test("open pages are notified of any change to an item, and not when nothing was changed", async () => {
    const publish = vi.spyOn(sandbox.services.publisher, "publish");
    const told = async () => {
      await sandbox.services.background.settled();
      const calls = publish.mock.calls.filter(([, event]) => event === "content.changed").length;
      publish.mockClear();
      return calls;
    };
    const added = await write("/content/items", { kind: "announcement", value: announce("A") });
    expect(await told()).toBe(1);
    const path = `/content/items/${added.item.id}`;
    const change = { version: added.item.version, value: announce("B") };
    const changed = await write(path, change);
    expect(await told()).toBe(1);
    const ids = (await itemsOf("announcement")).map(({ id }) => id);
    await write("/content/order", { kind: "announcement", ids });
    expect(await told()).toBe(1);
    await write(path, change);
    await write("/content/order", { kind: "announcement", ids: ids.slice(1) });
    expect(await told()).toBe(0);
    await write(`${path}/remove`, { version: changed.item.version });
    expect(await told()).toBe(1);
    publish.mockRestore();
  });

  test("the pages of another site are notified of its items, whatever is done with them", async () => {
    const { data } = await sandbox.operator("GET", "/content/items?site_id=2&kind=login");
    const before = v.parse(v.array(item), data["items"]);
    const own = await itemsOf("login");
    const publish = vi.spyOn(sandbox.services.publisher, "publish");
    const place = { kind: "login", site_id: 2 };
    const value = { title: { en_US: "Welcome" }, content: { en_US: "<p>Hello</p>" } };
    const added = await write("/content/items", { ...place, value });
    const path = `/content/items/${added.item.id}`;
    const changed = await write(path, { version: added.item.version, value, shown: false });
    const ids = [added.item, ...before].map(({ id }) => id);
    await write("/content/order", { ...place, ids });
    await write(`${path}/remove`, { version: changed.item.version });
    const items = before.map((one) => one.value);
    await sandbox.operator("POST", "/content", { ...place, items });
    expect(own).not.toEqual([]);
    expect(await itemsOf("login")).toEqual(own);
    await sandbox.services.background.settled();
    const templates = ["bob_pc_template", "bob_mobile_template"];
    expect(publish.mock.calls).toEqual(
      Array.from({ length: 5 }, () => [templates, "model_login.url", {}]),
    );
    publish.mockRestore();
  });

  test("open pages are notified by the event of the item's type", async () => {
    expect(announcementOf(1, "sponsor")).toEqual({
      channels: ["origin_pc_template", "origin_mobile_template"],
      event: "model_sponsor.url",
    });
    expect(announcementOf(2, "login").event).toBe("model_login.url");
    expect(announcementOf(2, "banner")).toMatchObject({ event: "carousel_picture.url" });
    expect(announcementOf(2, "banner").channels).toContain("web_api.BRL");
    for (const kind of ["announcement", "bulletin", "page", "float", "footer"] as const)
      expect(announcementOf(1, kind)).toEqual({ channels: ["board"], event: "content.changed" });
  });
});
