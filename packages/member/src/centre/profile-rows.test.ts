import { expect, test } from "vitest";
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

test("the currency has the code that players know it by", () => {
  const [, currency] = profileRows({ ...profile, currency: "WON" });
  expect(currency?.value).toBe("KRW");
});

test("what everybody has a place for is a row, filled or not; a messenger only when it is filled", () => {
  expect(profileRows(profile).map(({ label, value }) => [Object.values(label)[0], value])).toEqual([
    ["info.account", "player20"],
    ["info.currency", "USD"],
    ["info.name", ""],
    ["info.birthday", "1990-05-17"],
    ["info.email", "p***@example.com"],
    ["info.phone", ""],
    ["info.identity", ""],
    ["Zalo", "zed"],
  ]);
});
