import { expect, test, vi } from "vitest";
import type { Profile } from "../layout/layout.ts";
import { profileRows } from "./profile-rows.ts";

const profile: Profile = {
  memberId: 7,
  account: "player20",
  name: "",
  hasWithdrawPassword: true,
  birthday: "1990-05-17",
  email: "p***@example.com",
  currency: "USD",
  phone: "",
  line: "",
  others: "",
  qq: "",
  skype: "",
  wechat: "",
  fb: "",
  zalo: "zed",
  telegram: "",
  whatsApp: "",
  identityId: "",
};

test("the currency is shown with the code that players know", () => {
  const [, currency] = profileRows({ ...profile, currency: "WON" }, "en_US");
  expect(currency?.value).toBe("KRW");
});

test("common details have a row whether filled or not, a messenger only if it is filled", () => {
  expect(
    profileRows(profile, "en_US").map(({ label, value }) => [Object.values(label)[0], value]),
  ).toEqual([
    ["info.account", "player20"],
    ["info.currency", "USD"],
    ["info.name", ""],
    ["info.birthday", "May 17, 1990"],
    ["info.email", "p***@example.com"],
    ["info.phone", ""],
    ["info.identity", ""],
    ["Zalo", "zed"],
  ]);
});

test("each messenger has its usual name", () => {
  const ids = { line: "l", qq: "q", skype: "s", wechat: "w", fb: "f", zalo: "z", telegram: "t" };
  const rows = profileRows({ ...profile, ...ids, whatsApp: "wa", others: "o" }, "en_US");
  expect(rows.slice(7).map(({ label, value }) => [Object.values(label)[0], value])).toEqual([
    ["LINE", "l"],
    ["QQ", "q"],
    ["Skype", "s"],
    ["WeChat", "w"],
    ["Facebook", "f"],
    ["Zalo", "z"],
    ["Telegram", "t"],
    ["WhatsApp", "wa"],
    ["info.others", "o"],
  ]);
});

test.each(["America/Los_Angeles", "Pacific/Kiritimati"])(
  "a birthday is the same day for a player in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const rows = profileRows(profile, "en_US");
    vi.unstubAllEnvs();
    expect(rows.map(({ value }) => value)).toContain("May 17, 1990");
  },
);

test.each([
  ["1990-4-17", "en_US", "April 17, 1990"],
  ["1990-04-17", "zh_CN", "1990年4月17日"],
  ["1990-04-17", "th_TH", "17 เมษายน 2533"],
  ["1990-02-31", "en_US", "1990-02-31"],
  ["spring", "en_US", "spring"],
  ["", "en_US", ""],
] as const)("the birthday %s is read in %s as %s", (birthday, locale, shown) => {
  const rows = profileRows({ ...profile, birthday }, locale);
  expect(rows.find(({ label }) => "id" in label && label.id === "info.birthday")?.value).toBe(
    shown,
  );
});
