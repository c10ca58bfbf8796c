import { expect, test } from "vitest";
import {
  afterBlur,
  afterSubmit,
  countOf,
  newForm,
  shownErrors,
  withTold,
  withValue,
  type FormCheck,
} from "./form-state.ts";

interface Values {
  password: string;
  again: string;
  agreed: boolean;
}

const check: FormCheck<Values, string> = ({ password, again, agreed }) => ({
  password: password.length < 6 ? "too short" : undefined,
  again: again === password ? undefined : "they differ",
  agreed: agreed ? undefined : "agree first",
});

const empty = newForm<Values, string>({ password: "", again: "", agreed: false });
const shown = (form: typeof empty) => shownErrors(form, check);

test("nothing is wrong on screen before a field was left", () => {
  expect(shown(withValue(empty, "password", "abc"))).toEqual({});
});

test("a field is judged when it is left, and from then on at every key", () => {
  let form = afterBlur(withValue(empty, "password", "abc"), "password", check);
  expect(shown(form)).toEqual({ password: "too short" });
  form = withValue(form, "password", "abcde");
  expect(shown(form)).toEqual({ password: "too short" });
  form = withValue(form, "password", "abcdef");
  expect(shown(form)).toEqual({});
  form = withValue(form, "password", "abcde");
  expect(shown(form)).toEqual({ password: "too short" });
});

test("a field that was right when it was left is not judged while it is being changed", () => {
  const left = afterBlur(withValue(empty, "password", "abcdef"), "password", check);
  expect(shown(withValue(left, "password", "abc"))).toEqual({});
});

test("a field that was wrong because of another is right again when the other changes", () => {
  let form = withValue(withValue(empty, "password", "abcdef"), "again", "abcdeg");
  form = afterBlur(form, "again", check);
  expect(shown(form)).toEqual({ again: "they differ" });
  expect(shown(withValue(form, "password", "abcdeg"))).toEqual({});
});

test("a submitted form shows everything that is wrong, and how much that is", () => {
  const form = afterSubmit(withValue(empty, "password", "abc"), check);
  expect(shown(form)).toEqual({
    password: "too short",
    again: "they differ",
    agreed: "agree first",
  });
  expect(countOf(shown(form))).toBe(3);
});

test("what the server said stands until that field changes", () => {
  const good = withValue(
    withValue(withValue(empty, "password", "abcdef"), "again", "abcdef"),
    "agreed",
    true,
  );
  const refused = withTold(good, { password: "used before" });
  expect(shown(refused)).toEqual({ password: "used before" });
  expect(shown(withValue(refused, "agreed", true))).toEqual({ password: "used before" });
  expect(shown(withValue(refused, "password", "abcdef1"))).toEqual({});
});

test("the form's own rule speaks before the server's", () => {
  const refused = withTold(withValue(empty, "password", "abc"), { password: "used before" });
  expect(shown(refused).password).toBe("too short");
});
