import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { captcha } from "../ground/db/schema.ts";
import { memberHistory } from "../testing/member-history.ts";
import { clientCaptcha, createCaptchas } from "./captcha.ts";

const history = memberHistory();
const begun = "2026-11-20 12:00:00";

test.each([
  ["2026-11-20 12:04:59", "0000", true],
  ["2026-11-20 12:04:59", " 0000 ", true],
  ["2026-11-20 12:04:59", "0001", false],
  ["2026-11-20 12:05:00", "0000", false],
])(
  "for a captcha of noon the answer at %s '%s' is: %s, and only once",
  async (at, answer, isRight) => {
    const captchas = createCaptchas(history.db, history.clock, { testMode: true });
    history.now = begun;
    const { token } = await captchas.make(1);
    history.now = at;
    expect(await captchas.isAnswer(1, { token, answer })).toBe(isRight);
    expect(await captchas.isAnswer(1, { token, answer: "0000" })).toBe(false);
  },
);

test("a captcha outlives expired ones that were requested beside it, and they are removed", async () => {
  const captchas = createCaptchas(history.db, history.clock, { testMode: true });
  history.now = begun;
  const [before, kept] = [await captchas.make(1), await captchas.make(1)];
  history.now = "2026-11-20 12:04:59";
  await captchas.make(1);
  expect(await captchas.isAnswer(1, { token: kept.token, answer: "0000" })).toBe(true);
  expect(await captchas.isAnswer(1, { token: before.token, answer: "0000" })).toBe(true);
  const late = await captchas.make(1);
  history.now = "2026-11-20 12:10:00";
  const last = await captchas.make(1);
  const tokens = (await history.db.select().from(captcha)).map(({ token }) => token);
  expect(tokens).toContain(last.token);
  expect(tokens).not.toContain(late.token);
});

test("outside tests a captcha is four digits, different each time", async () => {
  const captchas = createCaptchas(history.db, history.clock, { testMode: false });
  history.now = begun;
  const answers = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const { token, picture } = await captchas.make(1);
    const [kept] = await history.db.select().from(captcha).where(eq(captcha.token, token));
    const svg = Buffer.from(picture.split(",")[1] ?? "", "base64").toString();
    expect(svg.match(/rotate\(/g)).toHaveLength(4);
    answers.push(kept?.answer ?? "");
    expect(await captchas.isAnswer(1, { token, answer: kept?.answer ?? "" })).toBe(true);
  }
  for (const answer of answers) expect(answer).toMatch(/^\d{4}$/);
  expect(new Set(answers).size).toBeGreaterThan(1);
});

test("the captcha that the client checks has four characters that cannot be mistaken for one another", () => {
  const shown = Array.from({ length: 20 }, () => {
    const [nonce, hidden] = clientCaptcha(false)
      .text.split(".")
      .map((part) => Buffer.from(part, "base64url"));
    return String.fromCharCode(
      ...Array.from(hidden ?? [], (byte, place) => byte ^ (nonce?.[place % 4] ?? 0)),
    );
  });
  for (const signs of shown) expect(signs).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(shown).size).toBeGreaterThan(1);
});
