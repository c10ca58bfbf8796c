import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "./testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
}, 60_000);
afterAll(() => sandbox.remove());

const post = { method: "POST", headers: { "content-type": "application/json" } };
const big = "x".repeat(200_000);

const platform: [string, number, RequestInit?][] = [
  ["/healthz", 200],
  ["/media/sites/1.json", 200],
  ["/media/sites/99.json", 404],
  ["/media/logo.svg", 200],
  ["/media/none.svg", 404],
  ["/sandbox", 200],
  ["/sandbox/ledger", 401],
  ["/sandbox/docs", 200],
  ["/sandbox/none", 401],
  ["/elsewhere", 404],
  ["/api/none", 404],
  ["/api/captcha", 200, { ...post, body: '{"type":1,"site_id":1}' }],
  ["/api/captcha", 400, { ...post, body: "no JSON" }],
  ["/api/captcha", 413, { ...post, body: big }],
  ["/api/logout", 401, { ...post, body: "{}" }],
  ["/apps/1/events", 401, { ...post, body: "{}" }],
];

const provider: [string, number, RequestInit?][] = [
  ["/healthz", 200],
  ["/play", 404],
  ["/demo", 404],
  ["/quick-bets", 200],
  ["/assets/none.js", 404],
  ["/elsewhere", 404],
  ["/art/none/scene.svg", 404],
  ["/media/none.svg", 404],
  ["/api/none", 404, { ...post, body: "{}" }],
  ["/api/round", 413, { ...post, body: big }],
];

const stands = ({ headers, url }: Response) => {
  expect.soft(headers.get("x-content-type-options")).toBe("nosniff");
  expect.soft(headers.get("referrer-policy")).toBe("no-referrer");
  // The scripts of games alone have no policy of their own.
  if (!new URL(url).pathname.startsWith("/assets/"))
    expect.soft(headers.get("content-security-policy") ?? "").toContain("default-src 'none'");
};

describe("nosniff and its fellows stand on every answer", () => {
  test.each(platform)("of the platform: %s, %i", async (path, status, init) => {
    const answer = await fetch(sandbox.origin + path, init);
    expect(answer.status).toBe(status);
    stands(answer);
  });

  test.each(provider)("of the games: %s, %i", async (path, status, init) => {
    const answer = await fetch(`http://127.0.0.1:${sandbox.providerPort}${path}`, init);
    expect(answer.status).toBe(status);
    stands(answer);
  });
});
