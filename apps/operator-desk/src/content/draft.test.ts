import { expect, test } from "vitest";
import { missingLanguages, readText, withText } from "../languages.ts";
import type { Item } from "./content.api.ts";
import {
  checkDraft,
  differingFields,
  isSame,
  languagesOf,
  problemsByField,
  titleOf,
  valueIn,
  withValue,
} from "./draft.ts";
import { kindNames, kindOf } from "./kinds.ts";

test("a text that is emptied counts as missing, except the English, which stands in for it", () => {
  const texts = { en_US: "Hello", zh_CN: "您好" };
  expect(withText(texts, "zh_CN", "")).toEqual({ en_US: "Hello" });
  expect(withText(texts, "en_US", "")).toEqual({ en_US: "", zh_CN: "您好" });
  expect(readText(texts, "vi_VN")).toBe("Hello");
  expect(readText(texts, "zh_CN")).toBe("您好");
  expect(missingLanguages([texts])).not.toContain("zh_CN");
  expect(missingLanguages([texts, { en_US: "Line" }])).toContain("zh_CN");
  expect(missingLanguages([{ en_US: "" }])).toEqual([]);
});

test("a field inside an object is written, and an object that is left empty is removed", () => {
  const draft = withValue({ url: "/" }, "game.gp_id", "GPHL");
  expect(draft).toEqual({ url: "/", game: { gp_id: "GPHL" } });
  expect(valueIn(draft, "game.gp_id")).toBe("GPHL");
  expect(withValue(draft, "game.gp_id", undefined)).toEqual({ url: "/" });
});

test("missing fields are asked for, and the platform's objections are shown at their fields", () => {
  const banner = kindOf("banner");
  expect(checkDraft(kindOf("float"), kindOf("float").empty)).toHaveProperty("name");
  expect(checkDraft(banner, banner.empty)).toEqual({});
  expect(
    problemsByField(banner, [
      "value.photo_path: Invalid format",
      "value.title.zh_CN: too long",
      "value.game.gp_id: Invalid format",
      "value.titles: of another kind",
      "The body is too large.",
    ]),
  ).toEqual({
    photo_path: "Invalid format",
    title: "too long",
    "game.gp_id": "Invalid format",
    "": "value.titles: of another kind",
  });
  expect(
    problemsByField(banner, ["value.title.en_US: missing", "value.title.zh_CN: too long"]),
  ).toEqual({ title: "missing" });
});

test("two drafts are equal whatever the order of their parts", () => {
  const one = { title: { en_US: "A", zh_CN: "B" }, use_types: [0, 1] };
  const other = { use_types: [0, 1], title: { zh_CN: "B", en_US: "A" } };
  expect(isSame(one, other)).toBe(true);
  expect(isSame(one, { ...other, use_types: [1, 0] })).toBe(false);
  expect(differingFields(kindOf("banner"), one, { ...one, title: { en_US: "C" } })).toMatchObject([
    { name: "title" },
  ]);
});

test("an item is listed by its first words", () => {
  expect(titleOf({ content: { en_US: "<p>Hello <b>you</b></p>" } })).toBe("Hello  you");
  expect(titleOf({ title: { en_US: "" }, url: "/app" })).toBe("/app");
  expect(titleOf({ title: { en_US: "x".repeat(81) } })).toBe(`${"x".repeat(80)}…`);
  expect(titleOf({ title: { en_US: "x".repeat(80) } })).toBe("x".repeat(80));
});

test.each(kindNames)("a new item of the type %s lacks nothing but its words", (name) => {
  const kind = kindOf(name);
  expect(languagesOf(kind, kind.empty)).toEqual({
    isEmpty: true,
    missing: [],
    outdated: [],
  });
  expect(kind.fields.length).toBeGreaterThan(0);
});

test("a saved translation is outdated once the English has changed", () => {
  const kind = kindOf("page");
  const of = (title: object) => ({ title, content: { en_US: "<p>Text</p>", zh_CN: "文" } });
  const value = of({ en_US: "Hours", zh_CN: "时间", vi_VN: "Giờ" });
  const before = { value, outdated: {} };
  const { outdated } = languagesOf(
    kind,
    of({ en_US: "Opening hours", zh_CN: "时间", vi_VN: "Giờ mở cửa" }),
    before,
  );
  expect(outdated).toEqual(["zh_CN"]);
  expect(languagesOf(kind, value, before).outdated).toEqual([]);
  // A text written for the first time has no translations that could be outdated.
  expect(languagesOf(kind, value).outdated).toEqual([]);
});

test("a translation that was outdated when the item was opened stays so until it is rewritten", () => {
  const kind = kindOf("page");
  const value = { title: { en_US: "Hours", zh_CN: "时间", vi_VN: "Giờ" } };
  const opened: Pick<Item, "value" | "outdated"> = {
    value,
    outdated: { title: ["zh_CN", "vi_VN"] },
  };
  const of = (title: object) =>
    languagesOf(kind, { title: { ...value.title, ...title } }, opened).outdated;
  expect(of({})).toEqual(["zh_CN", "vi_VN"]);
  expect(of({ zh_CN: "营业时间" })).toEqual(["vi_VN"]);
  expect(of({ zh_CN: "营业时间", vi_VN: undefined })).toEqual([]);
});
