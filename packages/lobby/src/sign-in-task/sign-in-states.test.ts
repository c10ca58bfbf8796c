import { expect, test } from "vitest";
import { signInStates } from "./sign-in-states.ts";

test("[LOBBY-78] a sign-in task has seven states", () => {
  expect(new Set(signInStates)).toEqual(
    new Set([
      "is_signin_true",
      "is_signin_noopen",
      "is_signin_success",
      "is_signin_pass",
      "click_signin_pass",
      "click_signin_true",
      "click_signin",
    ]),
  );
});
