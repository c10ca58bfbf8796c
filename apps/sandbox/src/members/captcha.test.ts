import { expect, test } from "vitest";
import { siteInstant } from "../clock.ts";
import { memberHistory } from "../testing/member-history.ts";
import { createCaptchas } from "./captcha.ts";

const history = memberHistory();
const begun = "2026-11-20 12:00:00";

test.each([
  ["2026-11-20 12:04:59", "0000", true],
  ["2026-11-20 12:04:59", " 0000 ", true],
  ["2026-11-20 12:04:59", "0001", false],
  ["2026-11-20 12:05:00", "0000", false],
])("of a captcha of noon is at %s '%s' the answer: %s, and once", async (at, answer, isRight) => {
  const captchas = createCaptchas(history.db, history.clock, { testMode: true });
  history.now = begun;
  const { token } = await captchas.make();
  history.now = at;
  expect(await captchas.isAnswer(token, answer)).toBe(isRight);
  expect(await captchas.isAnswer(token, "0000")).toBe(false);
});

test("one that is asked for beside others outlives those that are over, and they are removed", async () => {
  const captchas = createCaptchas(history.db, history.clock, { testMode: true });
  history.now = begun;
  const [before, kept] = [await captchas.make(), await captchas.make()];
  history.now = "2026-11-20 12:04:59";
  await captchas.make();
  expect(await captchas.isAnswer(kept.token, "0000")).toBe(true);
  expect(await captchas.isAnswer(before.token, "0000")).toBe(true);
  expect(history.clock()).toBe(siteInstant("2026-11-20 12:04:59"));
});
