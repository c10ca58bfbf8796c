import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "./testing/started.ts";
import { openContract, readDocument } from "./testing/wire-contract.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const ownDocument = async () =>
  readDocument(await (await fetch(`${sandbox.origin}/sandbox/openapi.json`)).json());

/** Pusher's own API, which Pusher documents. */
const isPusher = (path: string) => path.startsWith("/apps/");

const named = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

test("every call of the sandbox for players is in the wire contract, and so is what its own document names", async () => {
  const { calls, authorisation } = await openContract();
  const contract = [...calls, authorisation].map(named);
  const own = await ownDocument();
  const beyond = own.map(named).filter((name) => !contract.includes(name));
  const asked = sandbox.routes.filter(({ method }) => method !== "ALL").map(named);

  expect(beyond).toEqual([]);
  expect(new Set(asked.filter((name) => name.includes(" /api/")))).toEqual(new Set(contract));
});

test("every other route is in docs/sandbox.md", async () => {
  const page = await readFile(new URL("../../../docs/sandbox.md", import.meta.url), "utf8");
  const { authorisation } = await openContract();
  const documented = new Set([...(await ownDocument()), authorisation].map(named));
  const left = sandbox.routes.filter(
    (route) => route.method !== "ALL" && !documented.has(named(route)) && !isPusher(route.path),
  );
  // Only the fixed part of a path: `/media/sites/:file{…}` is documented as `/media`, `/sandbox/providers/:gpId` up to
  // the parameter.
  const told = ({ method, path }: (typeof left)[number]) => {
    const start = path.startsWith("/media/") ? "/media/" : (path.split(":")[0] ?? path);
    return page
      .split("\n")
      .some((line) => line.includes(start) && (method === "GET" || line.includes(method)));
  };
  expect(left.length).toBeGreaterThan(10);
  expect(left.filter((route) => !told(route)).map(named)).toEqual([]);
});
