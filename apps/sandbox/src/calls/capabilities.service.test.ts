import { afterEach, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { serviceCalls } from "./all-calls.ts";

let sandbox: StartedSandbox | undefined;
afterEach(() => sandbox?.remove());

const detailOf = async (site_id: number) =>
  (await sandbox?.api("/arks/web/site/detail", { site_id }))?.data["capabilities"];

test("a sandbox without member services names none, and answers none of their calls", async () => {
  sandbox = await startForTest({ SANDBOX_CAPABILITIES: "none" });
  expect(await detailOf(1)).toEqual({});
  const { token } = await sandbox.login("player01");
  for (const { path } of serviceCalls) {
    const { status } = await sandbox.beyond(path, {}, { token });
    expect({ path, status }).toEqual({ path, status: 404 });
  }
});

test("a sandbox with some of them answers the calls of those", async () => {
  sandbox = await startForTest({ SANDBOX_CAPABILITIES: "records,limits" });
  expect(await detailOf(1)).toEqual({ records: 1, limits: 1 });
  // This site leaves limits out, whatever its platform has.
  expect(await detailOf(2)).toEqual({ records: 1 });
  const { token } = await sandbox.login("player01");
  const statusOf = async (path: string, body: object) =>
    (await sandbox?.beyond(`/api/services/v1/member/${path}`, body, { token }))?.status;
  expect(await statusOf("records", { list: "money" })).toBe(200);
  expect(await statusOf("receipts", {})).toBe(404);
});
