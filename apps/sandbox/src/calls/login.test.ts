import { verify } from "@node-rs/argon2";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StartedSandbox } from "../testing/started.ts";

// Its modules are loaded anew below, with the spy.
// oxlint-disable-next-line vitest/no-restricted-vi-methods
vi.mock("@node-rs/argon2", { spy: true });

let sandbox: StartedSandbox;
beforeAll(async () => {
  // Another test file may have loaded it without the spy.
  vi.resetModules();
  const { startForTest } = await import("../testing/started.ts");
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const login = async (account: string) => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  const { token: captcha_token } = v.parse(v.object({ token: v.string() }), captcha.data);
  return sandbox.api("/login", {
    account,
    password: "a wrong one",
    site_id: 1,
    answer: "0000",
    captcha_token,
  });
};

// The response time must not reveal who has an account: both cases cost one password comparison.
test("an unknown account is answered like a known one, after the same comparison of passwords", async () => {
  const comparisons = async (account: string) => {
    vi.mocked(verify).mockClear();
    expect((await login(account)).code).toBe("101");
    return vi
      .mocked(verify)
      .mock.calls.map(([stored]) => /^\$argon2id\$[^$]+\$[^$]+/.exec(String(stored))?.[0]);
  };
  const known = await comparisons("player21");
  expect(known).toHaveLength(1);
  expect(await comparisons("nobody")).toEqual(known);
});
