import { pbkdf2Sync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { captchaWork, isWorkFor } from "./captcha-work.ts";

/** Done the slow way, as in a browser. */
const work = (token: string): string => {
  const { iterations, bits, parts } = captchaWork;
  const salts = Array.from({ length: parts }, (_, part) => {
    for (let tried = 0; ; tried += 1) {
      const salt = tried.toString(36).padStart(3, "0");
      const [first = 255] = pbkdf2Sync(`${token}:${part}`, salt, iterations, 32, "sha256");
      if (first >> (8 - bits) === 0) return salt;
    }
  });
  return `w${salts.join("")}`;
};

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const captcha = async (): Promise<string> => {
  const { data } = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  return String(data["token"]);
};

const logIn = (captcha_token: string, answer: string) =>
  sandbox.api("/login", {
    account: "player23",
    password: "naluma88",
    site_id: 1,
    answer,
    captcha_token,
  });

test("a login accepts the proof of work instead of the code, once, and for its own picture alone", async () => {
  const [token, other] = [await captcha(), await captcha()];
  const done = work(token);
  expect((await logIn(other, done)).code).toBe("105");
  expect((await logIn(token, done)).code).toBe("100");
  expect((await logIn(token, done)).code).toBe("105");
});

test("anybody can read what the work is", async () => {
  const answer = await sandbox.api("/services/v1/visitor/captcha-work", { site_id: 1 });
  expect(answer).toMatchObject({ code: "100", data: captchaWork });
  const elsewhere = await sandbox.api("/services/v1/visitor/captcha-work", { site_id: 77 });
  expect(elsewhere.code).toBe("999");
});

test("an answer without the work is refused, and uses up the picture", async () => {
  const token = await captcha();
  expect((await logIn(token, "w000000000000")).code).toBe("105");
  expect((await logIn(token, "0000")).code).toBe("105");
});

test.each(["", "w", "0000", "w00000000000", "w0000000000000", "W000000000000", "w00000000000!"])(
  "%j is not valid work",
  async (answer) => {
    expect(await isWorkFor("cp_1", answer)).toBe(false);
  },
);

test("a missing part makes the work worthless", async () => {
  const token = "cp_of_a_test";
  const done = work(token);
  expect(await isWorkFor(token, done)).toBe(true);
  expect(await isWorkFor(token, `${done.slice(0, -3)}zzz`)).toBe(false);
});
