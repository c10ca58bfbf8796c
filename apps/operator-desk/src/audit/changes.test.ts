import { expect, test } from "vitest";
import { changesOf, placeOf } from "./changes.ts";

const texts = (detail: Record<string, unknown>, before: Record<string, unknown> | null = null) =>
  changesOf({ detail, before }).map(({ field, before: from, after }) =>
    from === undefined ? `${field}: ${after}` : `${field}: ${from} → ${after}`,
  );

test("without a previous state, the new one is listed field by field", () => {
  const detail = {
    site_id: 1,
    member_id: 1021,
    state: "maintenance",
    end_at: "2030-05-01T16:30:00.000Z",
    startAt: Date.parse("2030-05-01T14:00:00.000Z"),
    delay: null,
    shown: false,
    ids: [2, 1],
  };
  expect(texts(detail)).toEqual([
    "state: maintenance",
    "end at: 01 May 2030, 12:30:00 GMT-4",
    "start at: 01 May 2030, 10:00:00 GMT-4",
    "shown: no",
    "ids: 2, 1",
  ]);
  expect(texts({})).toEqual([]);
});

test("a new text is listed in English, and its other languages are counted", () => {
  const title = { en_US: "Hours", vi_VN: "Giờ", ta_IN: "நேரம்" };
  expect(texts({ shown: true, value: { title, url: "faq/70" } })).toEqual([
    "shown: yes",
    "title, English: Hours",
    "title, other languages: 2",
    "url: faq/70",
  ]);
});

test("with a previous state, only the differences are listed, in their language", () => {
  const before = {
    shown: true,
    value: { title: { en_US: "Hours", vi_VN: "Giờ" }, tags: ["a"], url: "faq/70" },
  };
  const value = { title: { en_US: "Hours", ta_IN: "நேரம்" }, tags: ["a", "b"], url: "faq/70" };
  expect(texts({ reason: "A typing error", shown: false, value }, before)).toEqual([
    "reason: A typing error",
    "shown: yes → no",
    "title, Tamil:  → நேரம்",
    "title, Vietnamese: Giờ → ",
    "tags: a → a, b",
  ]);
  expect(changesOf({ detail: { shown: true, value }, before }).map(({ lang }) => lang)).toEqual([
    "ta_IN",
    "vi_VN",
    undefined,
  ]);
});

test("what was deleted is listed as it was", () => {
  const value = { title: { en_US: "Hours", vi_VN: "Giờ", ta_IN: "நேரம்" }, url: "faq/70" };
  expect(texts({}, { shown: true, value })).toEqual([
    "shown: yes → ",
    "title, English: Hours → ",
    "title, other languages: 2 → ",
    "url: faq/70 → ",
  ]);
});

test("a list of objects is numbered", () => {
  const currencies = [
    { currency: "USD", budget: "1.00" },
    { currency: "VND", budget: "9.00" },
  ];
  const before = { currencies: [{ currency: "USD", budget: "1.00" }] };
  expect(texts({ currencies }, before)).toEqual([
    "currencies, 2, currency:  → VND",
    "currencies, 2, budget:  → 9.00",
  ]);
});

test("long texts are shown where they differ", () => {
  const long = "word ".repeat(100);
  const [change] = changesOf({
    detail: { content: `${long}new` },
    before: { content: `${long}old` },
  });
  expect(change).toMatchObject({
    before: `…${long.slice(-30)}old`,
    after: `…${long.slice(-30)}new`,
  });
});

test.each([
  ["member.money", "player01", { member_id: 7, site_id: 2 }, "/members/7"],
  ["provider.state", "GPHL", {}, "/providers"],
  ["site.settings", "2", { site_id: 2 }, "/settings?site=2"],
  ["campaign.change", "8", { site_id: 1 }, "/campaigns?site=1&campaign=8"],
  ["campaign.end", "8", { site_id: 1 }, "/campaigns?site=1"],
  ["content.change", "banner of site 1, 12", {}, "/content?site=1&kind=banner&item=12"],
  ["content.remove", "banner of site 1, 12", {}, "/content?site=1&kind=banner"],
  ["content.order", "mobile-footer of site 2", {}, "/content?site=2&kind=mobile-footer"],
  ["desk.sign-in", "", {}, undefined],
])("%s of %j links to its page", (what, target, detail, place) => {
  expect(placeOf({ what, target, detail })).toBe(place);
});
