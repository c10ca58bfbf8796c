import { describe, expect, test } from "vitest";
import {
  afterBlur,
  afterRules,
  afterSubmit,
  countOf,
  isRight,
  newForm,
  shownErrors,
  withAnswer,
  withEmptied,
  withoutAnswer,
  withRefusal,
  withValues,
  type FormCheck,
  type FormState,
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
const withValue = (
  form: FormState<Values, string>,
  name: keyof Values,
  value: string | boolean,
): FormState<Values, string> => withValues(form, [[name, value]]);

test("no error is shown before a field was left", () => {
  expect(shown(withValue(empty, "password", "abc"))).toEqual({});
});

test("a field is validated when it is left, and from then on at every key", () => {
  let form = afterBlur(withValue(empty, "password", "abc"), "password", check);
  expect(shown(form)).toEqual({ password: "too short" });
  form = withValue(form, "password", "abcde");
  expect(shown(form)).toEqual({ password: "too short" });
  form = withValue(form, "password", "abcdef");
  expect(shown(form)).toEqual({});
  form = withValue(form, "password", "abcde");
  expect(shown(form)).toEqual({ password: "too short" });
});

test("a field that was valid when it was left is not validated while it is being changed", () => {
  const left = afterBlur(withValue(empty, "password", "abcdef"), "password", check);
  expect(shown(withValue(left, "password", "abc"))).toEqual({});
});

test("a field that was wrong because of another is right again when the other changes", () => {
  let form = withValue(withValue(empty, "password", "abcdef"), "again", "abcdeg");
  form = afterBlur(form, "again", check);
  expect(shown(form)).toEqual({ again: "they differ" });
  expect(shown(withValue(form, "password", "abcdeg"))).toEqual({});
});

test("a submitted form shows all errors and their number", () => {
  const form = afterSubmit(withValue(empty, "password", "abc"), check);
  expect(shown(form)).toEqual({
    password: "too short",
    again: "they differ",
    agreed: "agree first",
  });
  expect(countOf(shown(form))).toBe(3);
});

test("a server's message stays until its field changes", () => {
  const good = withValue(
    withValue(withValue(empty, "password", "abcdef"), "again", "abcdef"),
    "agreed",
    true,
  );
  const refused = withRefusal(good, { fields: { password: "used before" } });
  expect(shown(refused)).toEqual({ password: "used before" });
  expect(shown(withValue(refused, "agreed", false))).toEqual({ password: "used before" });
  expect(shown(withValue(refused, "password", "abcdef1"))).toEqual({});
});

test("a server's message takes precedence over the form's own rule, as it is about the current value", () => {
  const emptied = withValue(withValue(empty, "password", "abcdef"), "password", "");
  const refused = withRefusal(emptied, { fields: { password: "wrong, type it again" } });
  expect(shown(refused)).toEqual({ password: "wrong, type it again" });
});

test("a server's message about the whole form stays until it is sent again, one about a value longer", () => {
  const good = withValues(empty, [
    ["password", "abcdef"],
    ["again", "abcdef"],
    ["agreed", true],
  ]);
  const refused = withRefusal(good, { form: "come back later", fields: { agreed: "not you" } });
  expect(withValue(refused, "password", "abcdefg").formError).toBe("come back later");
  const wrong = afterSubmit(withValue(refused, "password", ""), check);
  expect(wrong.formError).toBe("come back later");
  const sent = afterSubmit(refused, check);
  expect(sent.formError).toBeUndefined();
  expect(shown(sent)).toEqual({ agreed: "not you" });
  expect(isRight(sent, "agreed", check)).toBe(false);
  expect(shown(withValue(sent, "agreed", false))).toEqual({ agreed: "agree first" });
});

test("fields emptied after they were sent show no error until a press or a new mistake", () => {
  const mended = withValue(afterSubmit(empty, check), "password", "abcdefg");
  const emptied = withEmptied(mended, ["password", "again"]);
  expect(emptied.values).toEqual(empty.values);
  // The third field was invalid before and was not emptied.
  expect(shown(emptied)).toEqual({ agreed: "agree first" });
  expect(shown(afterBlur(emptied, "password", check))).toEqual({ agreed: "agree first" });
  const again = afterBlur(withValue(emptied, "password", "abc"), "password", check);
  expect(shown(again)).toEqual({ password: "too short", agreed: "agree first" });
  expect(shown(afterSubmit(emptied, check)).password).toBe("too short");
});

test("a server's message about a field emptied for it is shown", () => {
  const emptied = withEmptied(withValue(empty, "again", "xyz"), ["again"]);
  expect(shown(withRefusal(emptied, { fields: { again: "wrong" } }))).toEqual({ again: "wrong" });
});

test("a field left unchanged is validated at the submit", () => {
  expect(shown(afterBlur(empty, "password", check))).toEqual({});
});

test("reading the current value changes nothing", () => {
  const typed = withValue(empty, "password", "abcdef");
  expect(withValue(typed, "password", "abcdef")).toBe(typed);
});

test("when the rules change, filled-in fields are validated by them, and the others are not", () => {
  const longer: FormCheck<Values, string> = ({ password, again }) => ({
    password: password.length < 8 ? "too short" : undefined,
    again: again === "" ? "say it twice" : undefined,
  });
  const filledIn = withValue(empty, "password", "abcdef");
  expect(shownErrors(filledIn, longer)).toEqual({});
  expect(shownErrors(afterRules(filledIn, longer), longer)).toEqual({ password: "too short" });
});

test("rules determined by data validate fields known only by name", () => {
  const required = ["phone", "zalo"];
  const byData: FormCheck<Record<string, string>, string> = (values) =>
    Object.fromEntries(
      required.filter((name) => values[name] === "").map((name) => [name, "fill this in"]),
    );
  const form = newForm<Record<string, string>, string>({ phone: "", zalo: "", skype: "" });
  const submitted = afterSubmit(withValues(form, [["zalo", "anna"]]), byData);
  expect(shownErrors(submitted, byData)).toEqual({ phone: "fill this in" });
});

describe("asking the server about a value", () => {
  const left = (form: typeof empty) => afterBlur(form, "password", check, true);
  const typed = withValue(empty, "password", "abcdef");
  const asking = left(typed);
  const questionIn = ({ asked }: typeof empty) => {
    if (!asked.password) throw new Error("The server was not asked.");
    return asked.password;
  };
  const question = questionIn(asking);
  const answered = withAnswer(asking, "password", question, "used");

  test.each([
    ["asked when the field is left", asking, true],
    [
      "not asked about a value that breaks its own rule",
      left(withValue(empty, "password", "a")),
      false,
    ],
    ["not asked about a field that is as it was", left(empty), false],
    ["not asked where the server has no say", afterBlur(typed, "password", check), false],
  ])("depends on the form: %s", (_, { asked }, isAsked) => {
    expect(asked.password?.isAnswered === false).toBe(isAsked);
  });

  test("is done once per value", () => {
    expect(left(asking)).toBe(asking);
    expect(left(answered)).toBe(answered);
    expect(questionIn(withValue(asking, "agreed", true))).toBe(question);
    expect(questionIn(left(withValue(answered, "password", "abcdefg")))).not.toBe(question);
  });

  test("is repeated if there was no answer, and under other rules", () => {
    const failed = withoutAnswer(asking, "password", question);
    expect(failed.asked.password).toBeUndefined();
    expect(questionIn(left(failed)).isAnswered).toBe(false);
    const byOthers = afterRules(answered, check, { password: true });
    expect(questionIn(byOthers).isAnswered).toBe(false);
    expect(afterRules(answered, check).asked.password).toBeUndefined();
  });

  test("shows the answer beside its field, without a submit", () => {
    expect(shown(answered)).toEqual({ password: "used" });
    expect(shown(withAnswer(asking, "password", question, undefined))).toEqual({});
    const refused = withRefusal(answered, { fields: { agreed: "no" } });
    expect(shown(refused)).toEqual({ password: "used", agreed: "no" });
  });

  test("ignores a late answer about an earlier value", () => {
    const changed = withValue(asking, "password", "abcdefg");
    expect(withAnswer(changed, "password", question, "used")).toBe(changed);
    const again = left(changed);
    expect(withAnswer(again, "password", question, "used")).toBe(again);
    expect(withoutAnswer(again, "password", question)).toBe(again);
  });

  test("takes nothing of the refusal back with an answer that follows a refusal of the same value", () => {
    const refused = withRefusal(asking, { fields: { password: "not here" } });
    const late = withAnswer(refused, "password", question, undefined);
    expect(shown(late)).toEqual({ password: "not here" });
    expect(left(late)).toBe(late);
    // The refusal concerns another field or the whole form, so the answer is still needed.
    const elsewhere = withRefusal(asking, { form: "come back later", fields: { agreed: "no" } });
    expect(shown(withAnswer(elsewhere, "password", question, "used"))).toEqual({
      password: "used",
      agreed: "no",
    });
  });
});

test("a field is valid once it is filled in, passes its rule, and the server does not object", () => {
  expect(isRight(empty, "password", check)).toBe(false);
  const short = withValue(empty, "password", "abc");
  expect(isRight(short, "password", check)).toBe(false);
  const long = withValue(short, "password", "abcdef");
  expect(isRight(long, "password", check)).toBe(true);
  const asked = afterBlur(long, "password", check, true);
  expect(isRight(asked, "password", check)).toBe(false);
  const question = asked.asked.password;
  if (!question) throw new Error("Nothing was asked.");
  expect(isRight(withAnswer(asked, "password", question, undefined), "password", check)).toBe(true);
  expect(isRight(withAnswer(asked, "password", question, "used"), "password", check)).toBe(false);
});
