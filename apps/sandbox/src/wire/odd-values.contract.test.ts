import { afterAll, beforeAll, expect, test } from "vitest";
import { callLeaves } from "../testing/call-bodies.ts";
import { sessionKeeper, type Role } from "../testing/roles.ts";
import { operatorKey, startForTest, type StartedSandbox } from "../testing/started.ts";
import { openContract, readContract } from "../testing/wire-contract.ts";

/*
 * Every text and number of every call, from the documents and from the routes, so later ones are included
 * automatically. A value that the database cannot store is the caller's mistake, not a server error.
 */

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const member: Role = { name: "a member", account: "player22", siteId: 1, facts: {} };
const cannotBeKept = ["a\0b", "\ud800", "\udc00\ud800"];
const beyond32Bits = [2_147_483_648, Number.MAX_SAFE_INTEGER];

const documentedCalls = async () => {
  const own = await (await fetch(`${sandbox.origin}/sandbox/openapi.json`)).json();
  const documents = [await openContract(), readContract(own)];
  const leaves = documents.flatMap((document) =>
    document.calls
      .filter(({ method }) => method === "post")
      .flatMap((call) => callLeaves(document, call).map((leaf) => ({ ...leaf, call: call.path }))),
  );
  return [...new Map(leaves.map((leaf) => [`${leaf.call} ${leaf.path.join(".")}`, leaf])).values()];
};

test("a text that cannot be stored and an id beyond 32 bits are a 400 in every player's call", async () => {
  const token = sessionKeeper(sandbox, member);
  const leaves = await documentedCalls();
  expect(leaves.length).toBeGreaterThan(200);
  const wrong: unknown[] = [];
  for (const { call, path, type, bodyWith } of leaves) {
    const isId = /(^|_)ids?$/.test(String(path.findLast((part) => typeof part === "string")));
    for (const value of type === "string" ? cannotBeKept : beyond32Bits) {
      const { status } = await sandbox.beyond(call, bodyWith(value), { token: await token() });
      if (type === "string" || isId ? status !== 400 : status >= 500)
        wrong.push({ call, path, value: JSON.stringify(value), status });
    }
  }
  expect(wrong).toEqual([]);
});

const oddDays = [
  "0000-01-01",
  "0002-03-14",
  "0999-12-31",
  "1000-01-01",
  "9999-12-31",
  "2026-02-30",
];

test("an impossible date is not a fault in any player's call", async () => {
  const token = sessionKeeper(sandbox, member);
  const days = (await documentedCalls()).filter(({ path }) =>
    /^(from|to|before)$|day|date|_at$/.test(String(path.at(-1))),
  );
  expect(days.length).toBeGreaterThan(5);
  for (const { call, bodyWith } of days)
    for (const day of oddDays) {
      const { status } = await sandbox.beyond(call, bodyWith(day), { token: await token() });
      expect({ call, day, isFault: status >= 500 }).toEqual({ call, day, isFault: false });
    }
  const maintenance = (start_at: unknown) =>
    sandbox.operator("POST", "/providers/GPHL", { state: "maintenance", start_at });
  for (const start_at of ["0002-03-14 00:00", "0002-03-14T00:00:00Z", 253_402_300_800_000])
    expect(await maintenance(start_at)).toMatchObject({ status: 400 });
  expect(await sandbox.operator("GET", "/providers")).toMatchObject({ status: 200 });
});

/** The operator's routes: with the key, but before any other check. */
const operatorRoutes = () =>
  sandbox.routes.filter(
    ({ method, path }) =>
      ["GET", "POST", "DELETE"].includes(method) &&
      /^\/sandbox\/(?!member\/|visitor\/|desk)/.test(path) &&
      !path.includes("*"),
  );

const send = async (method: string, path: string, body?: string) => {
  const answer = await fetch(`${sandbox.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, text: await answer.text() };
};

const parameter = /:\w+(\{\[0-9\]\{\d,\d\}\})?/g;

test("a text that cannot be stored is refused in the address and the body of each operator's call", async () => {
  const routes = operatorRoutes();
  expect(routes.length).toBeGreaterThan(40);
  for (const { method, path } of routes) {
    const at = path.replace(":gpId", "GPHL").replaceAll(parameter, "1");
    expect({ path, ...(await send(method, `${at}?who=a%00b`)) }).toMatchObject({ status: 400 });
    if (path.includes(":"))
      expect(await send(method, path.replaceAll(parameter, "a%00b"))).toMatchObject({
        status: 400,
      });
    if (method !== "POST" || path.endsWith("/end")) continue;
    for (const text of cannotBeKept) {
      const { status, text: said } = await send(method, at, JSON.stringify({ odd: text }));
      // Refused as a malformed body, not because the key is unknown.
      expect({ path, status, said }).toMatchObject({ status: 400 });
      expect(said).toContain("body: Invalid type");
    }
  }
});

test.each([2_147_483_648, Number.MAX_SAFE_INTEGER])(
  "%s is nobody's id in any of the operator's calls",
  async (id) => {
    for (const { method, path } of operatorRoutes().filter(({ path: one }) => one.includes(":"))) {
      const { status } = await send(
        method,
        path.replaceAll(parameter, String(id)),
        method === "POST" ? "{}" : undefined,
      );
      expect({ path, status }).toMatchObject({
        status: expect.toSatisfy((is: number) => is < 500),
      });
    }
    const text = { en_US: "A text" };
    const bodies = {
      "/money": { member: id, amount: "1.00" },
      "/letters": { member: id, title: text, content: text },
      "/login-links": { member: id },
      "/members": { account: "newcomer", password: "naluma88", agent: id },
      "/answers": { path: "/api/login", member: id },
      "/content/order": { kind: "banner", ids: [id] },
    };
    for (const [path, body] of Object.entries(bodies))
      expect({ path, ...(await sandbox.operator("POST", path, body)) }).toMatchObject({
        status: 400,
      });
    for (const list of ["audit", "ledger/lines"])
      expect(await send("GET", `/sandbox/${list}?before=${id}`)).toMatchObject({ status: 400 });
    expect(await send("GET", `/sandbox/members?after=${id}`)).toMatchObject({ status: 400 });
  },
);
