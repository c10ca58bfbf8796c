import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { expect, inject, it } from "vitest";

/** Every operator path, as listed in docs/sandbox.md; a test of the sandbox compares that page with its routes. */
const operatorPaths = async (): Promise<readonly string[]> => {
  const page = await readFile(new URL("../../docs/sandbox.md", import.meta.url), "utf8");
  const found = [...page.matchAll(/\/sandbox(?:\/[\w*{}-]+)*/g)].map(([path]) =>
    path.replaceAll(/\{\w+\}|\*/g, "1"),
  );
  return [...new Set(found)];
};

/** Everything that an operator's desk sends to identify itself, plus the key. */
const whatOperatorsSend = async (): Promise<Readonly<Record<string, string>>> => {
  const { api, operatorKey } = inject("stack");
  const fromDesk = { "x-desk": "1", origin: api, "sec-fetch-site": "same-origin" };
  const answer = await fetch(`${api}/sandbox/desk/session`, {
    method: "POST",
    headers: { ...fromDesk, "content-type": "application/json" },
    body: JSON.stringify({ key: operatorKey, name: "Ada" }),
  });
  const [cookie = ""] = answer.headers.get("set-cookie")?.split(";") ?? [];
  return { ...fromDesk, cookie, authorization: `Bearer ${operatorKey}` };
};

it("nothing of the operator's can be reached through the site's own address, not even with the desk's cookie and the key", async () => {
  const { api, lobby } = inject("stack");
  const headers = await whatOperatorsSend();
  const ask = (origin: string, path: string, method = "GET") =>
    fetch(origin + path, { method, headers, redirect: "manual" });
  expect((await ask(api, "/sandbox/audit")).status).toBe(200);
  const paths = await operatorPaths();
  expect(paths.length).toBeGreaterThan(30);
  const reached = paths.map(async (path) => {
    const [got, posted] = await Promise.all([ask(lobby, path), ask(lobby, path, "POST")]);
    // A path of the site rejects POST whether or not such a page exists.
    return got.status === 404 && [404, 405].includes(posted.status) ? [] : [path];
  });
  expect((await Promise.all(reached)).flat()).toEqual([]);
});

it.each([
  "//sandbox/audit",
  "/./sandbox/audit",
  "/%73andbox/audit",
  "/SANDBOX/audit",
  "/sandbox;x/audit",
  "/sandbox%2faudit",
  "/api/../sandbox/audit",
  "/api/%2e%2e/sandbox/audit",
  "/api/%252e%252e/sandbox/audit",
  "/api/..;/sandbox/audit",
  "/api/..%2fsandbox/audit",
  "/api/..\\sandbox\\audit",
  "/API/../sandbox/audit",
  "/api/services/v1/../../../sandbox/audit",
  "/media/../sandbox/audit",
  "/media/%2e%2e%2fsandbox/audit",
  "/app/../sandbox/audit",
  "http://localhost/sandbox/audit",
  "http://localhost/api/../sandbox/audit",
])("%s leads to nothing of the operator's either", async (path) => {
  const headers = await whatOperatorsSend();
  const { hostname: host, port } = new URL(inject("stack").lobby);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    // `fetch` would normalise the path before it sends it.
    request({ host, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
  expect(status).toBe(404);
});
