import { expect, test } from "vitest";
import { saidOfForm } from "../frame/said-of-form.ts";
import {
  checkSettings,
  fieldOfPlace,
  isChanged,
  settingsOf,
  valuesOf,
  warningOf,
  type SettingsValues,
} from "./settings-values.ts";

const settings = {
  titles: { zh: "名", en: "A name" },
  currencies: ["USD", "VND"],
  isDemo: false,
  linkExpireTime: 60,
  logos: [{ photo_path: "/media/a.svg" }, { photo_path: "https://x.example/b.svg" }],
  customerService: { th_TH: "https://help.example/th", en_US: "https://help.example/en" },
  minimumAge: 18,
  excludedCountries: ["AU", "FR"],
  leftOut: ["friends"],
};
const values = valuesOf(settings);
const check = checkSettings({
  offered: ["USD", "VND", "GP"],
  services: ["friends", "topUp"],
  own_service: { en_US: "https://a.example", th_TH: "https://b.example" },
});

test("the values shown are the values saved", () => {
  expect(settingsOf(values)).toEqual(settings);
  expect(Object.values(check(values)).filter(Boolean)).toEqual([]);
});

test("lists may be typed with spaces, commas or line breaks, in any case", () => {
  const typed = { ...values, currencies: " gp, usd;vnd\n", excludedCountries: "" };
  expect(settingsOf(typed)).toMatchObject({
    currencies: ["GP", "USD", "VND"],
    excludedCountries: [],
  });
});

test("only what would be saved differently is a change, however it is typed", () => {
  const typed = { ...values, currencies: "usd,vnd ", titleEn: "A name ", linkExpireTime: " 60" };
  expect(isChanged(typed, settings)).toBe(false);
  expect(isChanged({ ...values, currencies: "VND USD" }, settings)).toBe(true);
  expect(isChanged({ ...values, minimumAge: "" }, settings)).toBe(true);
});

test.each<[keyof SettingsValues, string]>([
  ["titleEn", "  "],
  ["titleZh", ""],
  ["currencies", ""],
  ["currencies", "USD USD"],
  ["currencies", "EUR"],
  ["linkExpireTime", "0"],
  ["linkExpireTime", "525601"],
  ["linkExpireTime", "1.5"],
  ["logos", "//evil.example/x.svg"],
  ["logos", "/media/a.svg\nb.svg"],
  ["customerService", "xx_XX https://help.example"],
  ["customerService", "en_US javascript:alert(1)"],
  ["customerService", "en_US https://a.example\nen_US https://b.example"],
  ["minimumAge", "17"],
  ["minimumAge", "100"],
  ["excludedCountries", "USA"],
  ["leftOut", "horoscopes"],
  ["leftOut", "friends, friends"],
])("%s may not be %j", (field, typed) => {
  const wrong = Object.entries(check({ ...values, [field]: typed })).filter(([, one]) => one);
  expect(wrong.map(([name]) => name)).toEqual([field]);
});

test.each<[keyof SettingsValues, string]>([
  ["linkExpireTime", "1"],
  ["linkExpireTime", "525600"],
  ["minimumAge", "18"],
  ["minimumAge", "99"],
  ["logos", "http://logos.example/a.svg"],
  ["excludedCountries", ""],
  ["leftOut", "topUp, friends"],
])("%s may be %j", (field, typed) => {
  expect(Object.values(check({ ...values, [field]: typed })).filter(Boolean)).toEqual([]);
});

test("a change that hurts players is named", () => {
  expect(warningOf(settings, settings)).toBeUndefined();
  expect(warningOf(settings, { ...settings, currencies: ["VND", "GP"] })).toMatch(/^USD will/);
  expect(warningOf(settings, { ...settings, isDemo: true })).toMatch(/demo site/);
  expect(warningOf({ ...settings, isDemo: true }, settings)).toBeUndefined();
  const demo = { ...settings, isDemo: true };
  expect(warningOf(demo, { ...demo, minimumAge: 20 })).toBeUndefined();
  expect(warningOf(settings, { ...settings, currencies: ["VND"], isDemo: true })).toMatch(
    /^USD will .+ currency\. The site becomes a demo site/,
  );
});

test("the sandbox's objections are shown at the fields concerned", () => {
  const problems = [
    "titles.en: must not be blank",
    "logos.1.photo_path: no",
    "logos: again",
    "currenciesOf: of another place",
    "x: y",
  ];
  expect(saidOfForm({ message: "", problems }, fieldOfPlace).fields).toEqual({
    titleEn: "must not be blank",
    logos: "no",
  });
});
