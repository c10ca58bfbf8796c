import { answerTo, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { emptyRegister } from "./register-values.ts";
import { register, registerBodyOf } from "./register.api.ts";

const origin = { captchaToken: "", remoteAddr: "", ipInfo: {}, errorTrack: [] };
const body = registerBodyOf(emptyRegister, {}, origin);
const examples = examplesOf(register);

describe("a registration", () => {
  test("[REG-13] sends the body shown in the contract", () => {
    expect(v.is(register.body, requestOf(register))).toBe(true);
  });

  test.each(examples.filter(({ isSuccess }) => isSuccess))(
    "[REG-13] is read as a member with a token: $name",
    async (example) => {
      const wire = Object(example.data);
      expect(await answerTo(register, body, example)).toMatchObject({
        ok: true,
        data: {
          memberId: wire["member_id"],
          account: wire["member_account"],
          currency: wire["member_currency"],
          token: wire["token"],
        },
      });
    },
  );
});
