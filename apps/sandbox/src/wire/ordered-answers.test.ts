import { expect, test } from "vitest";
import { createOrderedAnswers } from "./ordered-answers.ts";

const hold = {
  path: "/login",
  member: undefined,
  code: undefined,
  message: "",
  status: 200,
  delayMs: 0,
  form: undefined,
  data: null,
  headers: {},
  raw: undefined,
  behaviour: "hold",
  carryOut: true,
  remaining: 1,
} as const;

test.each([
  ["all orders were cleared", undefined],
  ["its own order was cleared", 1],
])("a call that begins to wait after %s is released at once", async (_, id) => {
  const answers = createOrderedAnswers();
  answers.add({ ...hold });
  const order = answers.take("/api/login", []);
  answers.clear(id);
  await expect(answers.released(order?.id ?? 0)).resolves.toBeUndefined();
});

test("with several orders a call gets the oldest that matches it and its member, each as often as it was ordered", () => {
  const answers = createOrderedAnswers();
  const order = (path: string, member: string | undefined, remaining: number) =>
    answers.add({ ...hold, path, member, remaining }).id;
  const ofOther = order("/login", "ben", 1);
  const ofAda = order("/api/login", "ada", 2);
  const anything = order("*", undefined, Number.POSITIVE_INFINITY);
  const ofAnybody = order("/login", undefined, 1);
  const take = (path: string) => answers.take(path, ["7", "ada"])?.id;
  expect([take("/logout"), take("/api/login"), take("/login"), take("/login")]).toEqual([
    anything,
    ofAda,
    ofAda,
    anything,
  ]);
  expect(answers.list().map(({ id }) => id)).toEqual([ofOther, anything, ofAnybody]);
});

test("of two orders that hold calls, clearing one releases only its own", async () => {
  const answers = createOrderedAnswers();
  const [first, second, third] = ["/login", "/logout", "/login"].map((path) =>
    answers.add({ ...hold, path, remaining: 2 }),
  );
  const free: string[] = [];
  const held = ["/login", "/logout"].map((path) => {
    const waits = answers.released(answers.take(path, [])?.id ?? 0);
    return waits.then(() => free.push(path));
  });
  answers.clear(first?.id);
  await held[0];
  expect(free).toEqual(["/login"]);
  expect(answers.list()).toEqual([second, third]);
});

test("a waiting call is released when the orders are cleared, and a later order holds again", async () => {
  const answers = createOrderedAnswers();
  answers.add({ ...hold });
  const held = answers.released(answers.take("/login", [])?.id ?? 0);
  answers.clear();
  await expect(held).resolves.toBeUndefined();

  const again = answers.add({ ...hold });
  let isFree = false;
  void answers.released(again.id).then(() => (isFree = true));
  await Promise.resolve();
  expect(isFree).toBe(false);
});
