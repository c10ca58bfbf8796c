import { pbkdf2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { workFor, type Work } from "./captcha-work.ts";

const work: Work = { iterations: 10, bits: 6, parts: 4 };
const never = new AbortController().signal;

test("the answer has a salt for each part, whose key starts with enough zeros", async () => {
  const answer = await workFor("cp_1", work, never);
  expect(answer).toMatch(/^w[0-9a-z]{12}$/);
  for (let part = 0; part < 4; part += 1) {
    const salt = answer.slice(1 + 3 * part, 4 + 3 * part);
    const key = pbkdf2Sync(`cp_1:${part}`, salt, work.iterations, 32, "sha256");
    expect((key[0] ?? 255) >> 2).toBe(0);
  }
});

test("each picture has its own answer", async () => {
  expect(await workFor("cp_1", work, never)).not.toBe(await workFor("cp_2", work, never));
});

test("the work stops when nobody needs it any more", async () => {
  const ended = new AbortController();
  const working = workFor("cp_1", { ...work, bits: 8 }, ended.signal);
  ended.abort();
  await expect(working).rejects.toThrow(/abort/i);
});
