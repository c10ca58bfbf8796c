import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { editPassword } from "./change-password.api.ts";

const body = { old_password: "harvest7", password: "newday24", password_confirmation: "newday24" };

test.each(examplesOf(editPassword))(
  "[AUTH-83] the request carries the passwords, and the code is read: $name",
  async (example) => {
    const answer = await answerTo(editPassword, body, example);
    expect(answer).toMatchObject(
      example.isSuccess
        ? { ok: true }
        : { ok: false, refusal: { code: "999", message: "The old password is wrong." } },
    );
  },
);
