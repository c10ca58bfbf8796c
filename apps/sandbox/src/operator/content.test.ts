import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("what is written", () => {
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

  test("a page comes in the language of the body, whatever the rest of the site speaks", async () => {
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

describe("one item of content", () => {
  test("is added, changed and removed, and players read it in their language or in English", async () => {
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

  test("is written down with who wrote it, and a refused change is not", async () => {
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
    await write(`${path}/remove`, { version: made.version });
    expect((await written()).slice(before)).toMatchObject([
      { what: "content.add", target: `announcement of site 1, ${made.id}`, who: "operator key" },
      { what: "content.remove", detail: { value: { content: { en_US: "Noted" } } } },
    ]);
  });

  test("tells what could act and was taken out, language by language", async () => {
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

  test("a change to a version that is no more is refused with the newer one, and loses nothing", async () => {
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

  test("that somebody made a draft, or showed, meanwhile is another version, though its words are the same", async () => {
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

  test("is put in another order, unless somebody added or removed one meanwhile", async () => {
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

  test("open pages hear of it by the event of its kind", async () => {
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
