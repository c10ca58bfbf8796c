import { fakeApi } from "@naluma/api-client/api.fake";
import { answerTo, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { registerBodyOf } from "./register-body.ts";
import { emptyRegister } from "./register-values.ts";
import { register } from "./register.api.ts";
import { startRegister } from "./register.runner.ts";

const origin = { captchaToken: "", remoteAddr: "", ipInfo: {}, errorTrack: [] };
const body = registerBodyOf(emptyRegister, {}, origin);
const examples = examplesOf(register);

describe("a registration", () => {
  test("[REG-13] sends what the contract shows", () => {
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

  test.each(examples.filter(({ isSuccess }) => !isSuccess))(
    "that is refused keeps its code: $name",
    async (example) => {
      const { code, message, data } = example;
      expect(await answerTo(register, body, example)).toEqual({
        ok: false,
        refusal: { code, message, data, status: 200 },
      });
    },
  );
});

test("[AUTH-32] the registration asks for a captcha of type 2", async () => {
  const api = fakeApi({});
  const ignore = () => undefined;
  const ports = { api, siteId: 9, clock: fakeClock(), emptyAnswer: ignore, onAccepted: ignore };
  startRegister(ports).send({ type: "captcha-wanted", isWanted: true });
  await settled();
  expect(api.sent).toMatchObject([{ path: "/captcha", body: { type: 2, site_id: 9 } }]);
});
