import { capabilities } from "@naluma/site/capabilities";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../services.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import type { Call } from "../wire/call.ts";
import { serviceCalls } from "./all-calls.ts";

let sandbox: StartedSandbox | undefined;
afterEach(async () => {
  await sandbox?.remove();
  sandbox = undefined;
});

const detailOf = async (site_id: number) =>
  (await sandbox?.api("/arks/web/site/detail", { site_id }))?.data["capabilities"];

const footerLinks = async () => {
  const { data } = (await sandbox?.api("/arks/web/footer", { site_id: 1 })) ?? {};
  return JSON.stringify(data);
};

test("a sandbox without member services names none, and answers none of their calls", async () => {
  sandbox = await startForTest({ SANDBOX_CAPABILITIES: "none" });
  expect(await detailOf(1)).toEqual({});
  expect(await footerLinks()).not.toContain("/user/Activity");
  const { token } = await sandbox.login("player01");
  for (const { path } of serviceCalls) {
    const { status } = await sandbox.beyond(path, {}, { token });
    expect({ path, status }).toEqual({ path, status: 404 });
  }
});

test("a sandbox with some of them answers the calls of those", async () => {
  sandbox = await startForTest({ SANDBOX_CAPABILITIES: "records,limits,activity" });
  expect(await detailOf(1)).toEqual({ records: 1, limits: 1, activity: 1 });
  expect(await footerLinks()).toContain("/user/Activity");
  // This site leaves limits out, whatever its platform has.
  expect(await detailOf(2)).toEqual({ records: 1, activity: 1 });
  const { token } = await sandbox.login("player01");
  const statusOf = async (path: string, body: object) =>
    (await sandbox?.beyond(`/api/services/v1/member/${path}`, body, { token }))?.status;
  expect(await statusOf("records", { list: "money" })).toBe(200);
  expect(await statusOf("receipts", {})).toBe(404);
});

/** Requests that change nothing. Every other call gets a malformed one, which only a call that exists refuses as such. */
const reads: Readonly<Record<string, object>> = {
  "/api/services/v1/member/activity": { by: "day" },
  "/api/services/v1/member/records": { list: "money" },
  "/api/services/v1/visitor/captcha-work": { site_id: 1 },
  "/api/services/v1/visitor/passkey/begin": { site_id: 1 },
  "/api/services/v1/visitor/passkey/login": { site_id: 1 },
};
const malformed = { is_unknown: 1 };
/** It names no site: whose login waits for a code is known only after it was read (login-protection.test.ts). */
const secondStep = "/api/services/v1/visitor/second-step";
const takesNothing = ({ body }: Call<Services>) => v.is(body, {});
const changes = ["/api/services/v1/member/top-up"];

describe("on a running sandbox", () => {
  let running: StartedSandbox;
  let token: string;
  let settings: object;
  beforeAll(async () => {
    running = await startForTest();
    ({ token } = await running.login("player01"));
    const { data } = await running.operator("GET", "/settings");
    const [site] = v.parse(v.tuple([v.object({ settings: v.looseObject({}) })]), data);
    ({ settings } = site);
  });
  afterAll(() => running.remove());

  const leaveOut = async (...leftOut: readonly string[]) => {
    const saved = await running.operator("POST", "/settings/1", { ...settings, leftOut });
    expect(saved.status).toBe(200);
  };

  /** What every call of member services answers, with its status. */
  const answers = async () => {
    const all: Record<string, string> = {};
    for (const call of serviceCalls) {
      const { path } = call;
      const read = reads[path] ?? (takesNothing(call) && !changes.includes(path) ? {} : malformed);
      const { status, code } = await running.beyond(path, read, { token });
      all[path] = `${status} ${code}`;
    }
    return all;
  };

  test.each(capabilities)(
    "%s is taken away: its calls are a 404 for members and visitors, and all others are as before",
    async (name) => {
      await leaveOut();
      const before = await answers();
      expect(Object.values(before)).not.toContain("404 404");
      await leaveOut(name);
      const gone = serviceCalls.filter(({ capability }) => capability === name);
      expect(gone.length).toBeGreaterThan(0);
      const expected = { ...before };
      for (const { path } of gone) if (path !== secondStep) expected[path] = "404 404";
      expect(await answers()).toEqual(expected);
      expect(await running.api("/member/profile/common/layout", {}, { token })).toMatchObject({
        code: "100",
      });
      const again = await running.login("player02");
      expect(await running.api("/member/profile/my_cash", {}, again)).toMatchObject({
        code: "100",
      });
    },
  );
});
