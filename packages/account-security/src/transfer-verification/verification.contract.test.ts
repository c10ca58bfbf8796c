import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { resetPassword, verifyOwner } from "./verification.api.ts";

const details = {
  account: "lotus88",
  withdraw_password: "4826",
  member_email: "",
  member_phone: "0912345678",
};
const reset = { account: "lotus88", password: "newday24", token: "vx_91c4e7a20b6d" };

const verifies = examplesOf(verifyOwner);
const resets = examplesOf(resetPassword);

test.each(verifies.filter(({ isSuccess }) => isSuccess))(
  "[AUTH-63] a verification is read as its token: $name",
  async (example) => {
    expect(await answerTo(verifyOwner, details, example)).toMatchObject({
      ok: true,
      data: "vx_91c4e7a20b6d",
    });
  },
);

test.each(resets.filter(({ isSuccess }) => isSuccess))(
  "[AUTH-74] setting a password returns no data: $name",
  async (example) => {
    expect(await answerTo(resetPassword, reset, example)).toMatchObject({ ok: true, data: null });
  },
);
