import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { registerBody } from "./register-body.ts";
import { keyedRequestOf } from "./repeated-request.ts";

describe("a registration whose answer was lost", () => {
  const attempt = (changed: object = {}) =>
    keyedRequestOf(
      "a-key-of-a-page",
      v.parse(registerBody, {
        site_id: 1,
        member_account: "newby01",
        password: "harvest7",
        member_currency: "VND",
        member_phone: "0912345601",
        ...changed,
      }),
    );

  test.each([
    [{ captcha_token: "c_2", verify_code: "1234", answer: "1234" }],
    [{ phone_verify: "654321" }],
    [{ remote_addr: "198.51.100.9", ip_info: { country: "VN" } }],
    [{ error_track: ["phone unproven"] }],
  ])("the next press with %j is the same registration", (changed) => {
    expect(attempt(changed)).toEqual(attempt());
  });

  test("another phone, or another site, is another registration", () => {
    expect(attempt({ member_phone: "0912345602" }).form).not.toBe(attempt().form);
    expect(attempt({ site_id: 2 }).key).not.toBe(attempt().key);
  });

  test.each([{ password: "harvest8" }, { withdraw_password: "4826" }])(
    "a lost registration leaves no password behind, in any form: %j",
    (changed) => {
      expect(attempt(changed)).toEqual(attempt());
    },
  );
});
