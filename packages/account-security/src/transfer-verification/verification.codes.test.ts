import { expect, it } from "vitest";
import { resetRefusal, verifyRefusal } from "./verification.codes.ts";

const refusal = (code: string) => ({ code, message: "Server words.", data: null, status: 200 });
const again = { id: "signup.error_verify_pls_reVerify" };

it.each(["101", "102", "201", "202", "203", "204"])("verify code %s: verify again", (code) => {
  expect(verifyRefusal(refusal(code))).toEqual(again);
});

it.each(["103", "205", "429", "999", "timeout"])("verify code %s: the server's words", (code) => {
  expect(verifyRefusal(refusal(code))).toEqual({ text: "Server words." });
});

it.each(["101", "102", "201", "202", "203"])("reset code %s: verify again", (code) => {
  expect(resetRefusal(refusal(code))).toEqual({ next: "verify-again", message: again });
});

it.each(["204", "429", "999", "offline"])(
  "reset code %s: the server's words, and the password can be sent again",
  (code) => expect(resetRefusal(refusal(code))).toEqual({ next: "stay", text: "Server words." }),
);
