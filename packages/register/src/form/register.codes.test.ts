import { describe, expect, it, test } from "vitest";
import type { RestMessage } from "../words.rest.ts";
import { placed, registerRefusal, type RegisterRefusal } from "./register.codes.ts";

const text: RestMessage = { text: "Server words." };
const refusalOf = (code: string, status = 200, data: unknown = null) =>
  registerRefusal({ code, message: "Server words.", data, status });

type Row = readonly [code: string, about: RegisterRefusal["about"], message: RestMessage];

const rows: readonly Row[] = [
  ["102", "memberAccount", { id: "code.account_used" }],
  ["103", "memberName", { id: "code.name_used" }],
  ["104", "memberPhone", { id: "code.phone_used" }],
  ["105", "memberEmail", { id: "code.email_used" }],
  ["113", "phoneVerify", { id: "code.phone_verify_wrong" }],
  ["114", "identityId", { id: "code.identity_used" }],
  ["223", "identityId", { id: "code.identity_used" }],
  ["206", "memberEmail", { id: "code.email_invalid" }],
  ["209", "memberPhone", { id: "code.phone_invalid" }],
  ["214", "memberName", { id: "code.name_blacklisted" }],
  ["215", "memberPhone", text],
  ["216", "memberEmail", { id: "code.email_blacklisted" }],
  ["218", "toast", { id: "code.ip_error" }],
  ["222", "phoneVerify", { id: "code.introducer_not_found" }],
  ["224", "verifyCode", { id: "code.captcha_failed" }],
  ["227", "memberName", { id: "code.name_invalid" }],
  ["301", "memberQq", text],
  ["302", "memberSkype", text],
  ["303", "toast", text],
  ["304", "memberWechat", text],
  ["305", "memberZalo", text],
  ["306", "memberFb", text],
  ["307", "memberTelegram", text],
  ["308", "memberWhatsApp", text],
  ["399", "toast", text],
  ["996", "toast", { id: "code.too_often" }],
  ["997", "toast", { id: "code.ip_limit" }],
];

it.each(rows)("code %s is shown at %s, and releases no introducer", (code, about, message) => {
  expect(refusalOf(code)).toEqual({ about, message });
});

const introducer = [
  ["106", { id: "code.no_such_agent" }],
  ["108", { id: "code.agent_disabled" }],
  ["109", { id: "code.recommend_disabled" }],
  ["110", { id: "code.code_disabled" }],
  ["111", text],
  ["112", { id: "code.introducer_not_found" }],
  ["219", { id: "code.introducer_not_found" }],
  ["228", { id: "code.introducer_invalid" }],
] as const;

it.each(introducer)("code %s releases the introducer and says why", (code, message) => {
  expect(refusalOf(code)).toEqual({ about: "introducer", message, introducer: "released" });
});

it("code 107 disables recommending as well", () => {
  expect(refusalOf("107")).toEqual({
    about: "introducer",
    message: { id: "code.recommend_closed" },
    introducer: "released-and-closed",
  });
});

describe("a refusal without a code of its own", () => {
  test("is a 'Register Error', or has the network's words if there was no answer", () => {
    expect(refusalOf("unknown", 200)).toEqual({
      about: "toast",
      message: { id: "register_error" },
    });
    expect(refusalOf("unknown", 502)).toEqual({
      about: "toast",
      message: { id: "register_error" },
    });
    expect(refusalOf("unknown", 0)).toEqual({ about: "toast", message: text });
    expect(refusalOf("timeout", 0)).toEqual({ about: "toast", message: text });
  });

  test("is an error if its code is unlisted and it has no words", () => {
    const wordless = { code: "399", message: "Unknown error.", data: null, status: 200 };
    expect(registerRefusal({ ...wordless, isWordless: true })).toEqual({
      about: "toast",
      message: { id: "error" },
    });
  });

  test("is judged by its code as text: 0102 and 10 are not listed", () => {
    expect(refusalOf("0102")).toEqual({ about: "toast", message: text });
    expect(refusalOf("10")).toEqual({ about: "toast", message: text });
  });

  test.each(["325", "326", "327"])(
    "with code %s of a member service is shown above the form, with secure addresses of people who help",
    (code) => {
      const good = { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/" };
      const help = [
        good,
        { name: "Elsewhere", url: "javascript:alert(1)" },
        { name: "No address" },
      ];
      const about = { about: "form", message: text };
      expect(refusalOf(code, 200, { help })).toEqual({ ...about, help: [good] });
      expect(refusalOf(code)).toEqual({ ...about, help: [] });
    },
  );
});

test("a message about a hidden field, or about the introducer, is shown above the form", () => {
  const shown = new Set(["memberQq", "memberAgent", "recommendCode"] as const);
  expect(placed("memberQq", shown)).toBe("memberQq");
  expect(placed("memberSkype", shown)).toBe("form");
  expect(placed("introducer", shown)).toBe("form");
  expect(placed("toast", shown)).toBe("toast");
  expect(placed("form", shown)).toBe("form");
});
