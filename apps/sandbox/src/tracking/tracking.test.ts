import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { createThirdParty } from "./third-party.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const thirdParty = (path: string, body?: string) =>
  fetch(`http://127.0.0.1:${sandbox.providerPort}/tracking/${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...(body !== undefined && { body }),
  });

const operator = async (method = "GET") => {
  const answer = await fetch(`${sandbox.origin}/sandbox/tracking`, {
    method,
    headers: { authorization: `Bearer ${sandbox.operatorKey}` },
  });
  return (await answer.json()) as { code: string; data: unknown };
};

test("the stand-in for an advertiser serves scripts, and shows the operator all that it received", async () => {
  const script = await thirdParty("naluma-en_US.js");
  expect(script.headers.get("content-type")).toMatch(/javascript/);
  expect(await script.text()).toContain("fbq");
  expect((await thirdParty("reports", '{"event":"PageView"}')).status).toBe(204);
  expect((await thirdParty("events", '{"data":[]}')).status).toBe(204);
  expect(await operator()).toMatchObject({
    code: "100",
    data: [
      { kind: "script", name: "naluma-en_US" },
      { kind: "report", body: { event: "PageView" } },
      { kind: "event", body: { data: [] } },
    ],
  });
  await operator("DELETE");
  expect(await operator()).toMatchObject({ data: [] });
  expect((await thirdParty("reports", "no JSON")).status).toBe(204);
  expect(await operator()).toMatchObject({ data: [{ kind: "report", body: "no JSON" }] });
});

test("the oldest event is dropped when there are too many", () => {
  const { add, list } = createThirdParty();
  for (let at = 0; at < 502; at += 1) add({ kind: "event", headers: {}, at });
  expect([list().length, list()[0]?.at, list().at(-1)?.at]).toEqual([500, 2, 501]);
});

test("the stand-in serves nothing else, and accepts nothing large", async () => {
  expect((await thirdParty("..%2Fsecret.js")).status).toBe(404);
  expect((await thirdParty("naluma-en_US.css")).status).toBe(404);
  expect((await thirdParty("reports", "x".repeat(11_000))).status).toBe(413);
});
