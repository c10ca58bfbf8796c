import { expect, test } from "vitest";
import { checkChange } from "./change-password-form.tsx";

const change = (old: string, password: string, confirmation = password) => ({
  old,
  password,
  confirmation,
});

test.each([
  ["nothing old", change("", "newday24"), { old: { id: "old_blank" } }],
  ["nothing new", change("naluma88", ""), { password: { id: "signup.err_psw_blank" } }],
  ["five characters", change("naluma88", "day24"), { password: { id: "signup.err_psw_length" } }],
  ["six characters", change("naluma88", "day246"), {}],
  ["twelve characters", change("naluma88", "newday246810"), {}],
  [
    "thirteen characters",
    change("naluma88", "newday2468101"),
    { password: { id: "signup.err_psw_length" } },
  ],
  ["the old one", change("naluma88", "naluma88"), { password: { id: "same" } }],
  [
    "the old one, and something else repeated",
    change("naluma88", "naluma88", "newday24"),
    { password: { id: "same" } },
  ],
  [
    "another",
    change("naluma88", "newday24", "newday42"),
    { confirmation: { id: "signup.err_checkPsw_diff" } },
  ],
] as const)("a change with %s is judged", (_, values, errors) => {
  expect(checkChange({ asksOld: true })(values)).toEqual(errors);
});

test("a member who has to change the password is not asked for the old one", () => {
  expect(checkChange({ asksOld: false })(change("", "newday24"))).toEqual({});
});
