import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operatorKey, startForTest, type StartedSandbox } from "../testing/started.ts";
import type { Bound } from "../wire/client-address.ts";
import { addDeskPages } from "./desk-pages.ts";
import { absoluteEnd, createDeskSessions, idleEnd } from "./desk-sessions.ts";
import { operatorOf, operatorOnly } from "./operator-key.ts";
import { operatorSession } from "./schema.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const path = "/sandbox/desk/session";

/** The headers that the browser sends for a call from the desk's own page. */
const fromDesk = () => ({
  "x-desk": "1",
  origin: sandbox.origin,
  "sec-fetch-site": "same-origin",
});

const ask = (method: string, to: string, headers: Record<string, string>, body?: unknown) =>
  fetch(`${sandbox.origin}${to}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const signIn = async (body: unknown = { key: operatorKey, name: "Ada" }) => {
  const answer = await ask("POST", path, fromDesk(), body);
  const set = answer.headers.get("set-cookie") ?? "";
  return { answer, set, cookie: set.split(";")[0] ?? "" };
};

/** All routes of the operator that require authentication. */
const operatorRoutes = () =>
  sandbox.routes.filter(
    ({ method, path: at }) =>
      method !== "ALL" &&
      at.startsWith("/sandbox/") &&
      !/^\/sandbox\/(member\/|visitor\/|top-up$|docs$|openapi\.json$|service$|desk)/.test(at),
  );

describe("signing in to the desk", () => {
  test("signing in sets a cookie that no script reads, no other site sends and only /sandbox gets", async () => {
    const { answer, set, cookie } = await signIn();
    expect(await answer.json()).toMatchObject({ data: { name: "Ada" } });
    expect(set).toMatch(/^naluma_desk=[\w-]{43}; /);
    for (const attribute of ["HttpOnly", "SameSite=Strict", "Path=/sandbox", "Max-Age=43200"])
      expect(set).toContain(attribute);
    expect(set).not.toContain("Domain");

    const kept = await sandbox.services.db.select().from(operatorSession);
    expect(JSON.stringify(kept)).not.toContain(cookie.split("=")[1]);
  });

  test("a wrong key sets no cookie; after ten guesses, in any form, even the right key has to wait", async () => {
    const own = await startForTest();
    const desk = { "x-desk": "1", origin: own.origin };
    const guesses: readonly ((key: string) => Promise<Response>)[] = [
      (key) =>
        fetch(`${own.origin}${path}`, {
          method: "POST",
          headers: { ...desk, "content-type": "application/json" },
          body: JSON.stringify({ key, name: "Eve" }),
        }),
      (key) =>
        fetch(`${own.origin}/sandbox/providers`, { headers: { authorization: `Bearer ${key}` } }),
      (key) =>
        fetch(`${own.origin}/sandbox/providers`, {
          headers: { ...desk, cookie: `naluma_desk=${key}` },
        }),
    ];
    const [signingIn, byBearer] = guesses;
    const wrong = await Promise.all(
      guesses.flatMap((guess) => Array.from({ length: 4 }, (_, n) => guess(`wrong${n}`))),
    );
    expect(wrong.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(401),
      429,
      429,
    ]);
    const later = await byBearer?.("wrong");
    expect(later?.status).toBe(429);
    expect(Number(later?.headers.get("retry-after"))).toBeGreaterThan(0);
    for (const answer of wrong) expect(answer.headers.get("set-cookie")).toBeNull();
    expect((await signingIn?.(operatorKey))?.status).toBe(200);
    expect((await byBearer?.(operatorKey))?.status).toBe(200);
    await own.remove();
  });

  test("signing in again on the same machine ends the session before", async () => {
    const first = await signIn();
    const body = { key: operatorKey, name: "Bo" };
    const second = await ask("POST", path, { ...fromDesk(), cookie: first.cookie }, body);
    expect(second.status).toBe(200);
    const before = await ask("GET", path, { ...fromDesk(), cookie: first.cookie });
    expect(await before.json()).toMatchObject({ data: null });
  });

  test("signing in is refused to pages of other origins, whatever they know", async () => {
    const elsewhere = [
      { ...fromDesk(), origin: "http://evil.example" },
      { ...fromDesk(), origin: `http://127.0.0.1:${sandbox.providerPort}` },
      { ...fromDesk(), "sec-fetch-site": "same-site" },
      { "x-desk": "1", "sec-fetch-site": "same-origin" },
      { origin: sandbox.origin },
    ];
    for (const headers of elsewhere) {
      const answer = await ask("POST", path, headers, { key: operatorKey, name: "Eve" });
      expect({ headers, status: answer.status }).toEqual({ headers, status: 403 });
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  test("signing in without a name is refused with the reason", async () => {
    expect((await signIn({ key: operatorKey, name: " " })).answer.status).toBe(400);
    expect((await signIn({ key: operatorKey })).answer.status).toBe(400);
  });
});

describe("with the desk's cookie", () => {
  test("every operator's call is refused to other origins and without the page's header", async () => {
    const { cookie } = await signIn();
    const foreign = [
      {},
      { "x-desk": "1", origin: "http://evil.example", "sec-fetch-site": "cross-site" },
      { "x-desk": "1", origin: `http://127.0.0.1:${sandbox.providerPort}` },
      { "x-desk": "1", origin: "null" },
      { "x-desk": "1", origin: sandbox.origin, "sec-fetch-site": "same-site" },
      { origin: sandbox.origin, "sec-fetch-site": "same-origin" },
    ];
    const routes = operatorRoutes();
    expect(routes.length).toBeGreaterThan(15);
    for (const { method, path: at } of routes)
      for (const headers of foreign) {
        const answer = await ask(method, at, { cookie, ...headers });
        expect({ method, at, headers, status: answer.status }).toEqual({
          method,
          at,
          headers,
          status: 403,
        });
      }
    // A write without an Origin header was not sent by any page.
    const bare = await ask("POST", "/sandbox/events", { cookie, "x-desk": "1" }, {});
    expect(bare.status).toBe(403);
  });

  test("the desk's own page may read and write, until it signs out", async () => {
    const { cookie } = await signIn();
    const own = { cookie, ...fromDesk() };
    expect((await ask("GET", "/sandbox/providers", { cookie, "x-desk": "1" })).status).toBe(200);
    const opened = await ask("POST", "/sandbox/providers/GPHL", own, { state: "open" });
    expect(opened.status).toBe(200);
    expect(await (await ask("GET", path, own)).json()).toMatchObject({ data: { name: "Ada" } });

    const left = await ask("DELETE", path, own);
    expect(left.headers.get("set-cookie")).toMatch(/^naluma_desk=; .*Max-Age=0/);
    expect((await ask("GET", "/sandbox/providers", own)).status).toBe(401);
    expect(await (await ask("GET", path, own)).json()).toMatchObject({ data: null });
  });

  test("another origin cannot sign the operator out", async () => {
    const { cookie } = await signIn();
    const away = { cookie, ...fromDesk(), origin: "http://evil.example" };
    expect((await ask("DELETE", path, away)).status).toBe(403);
    const still = await ask("GET", path, { cookie, ...fromDesk() });
    expect(await still.json()).toMatchObject({ data: { name: "Ada" } });
  });

  test("nobody reaches a member's or visitor's call as the operator", async () => {
    const { cookie } = await signIn();
    const answer = await ask(
      "POST",
      "/api/services/v1/member/records",
      { cookie, ...fromDesk() },
      {},
    );
    expect(answer.status).toBe(401);
  });
});

describe("a session", () => {
  let now = Date.UTC(2026, 10, 23, 12);
  const sessions = (key = operatorKey) =>
    createDeskSessions({ db: sandbox.services.db, clock: () => now }, key);

  test("a session ends after half an hour without requests; what the page requests by itself does not count", async () => {
    const { token } = await sessions().begin("Ada");
    now += idleEnd - 1;
    expect(await sessions().find(token)).toMatchObject({ name: "Ada" });
    now += idleEnd - 1;
    expect(await sessions().find(token, true)).toMatchObject({ name: "Ada" });
    now += 2;
    expect(await sessions().find(token)).toBeUndefined();
  });

  test("calls that the page marks as its own do not prolong a session", async () => {
    const app = new Hono<Bound>();
    const deskOrigin = "http://127.0.0.1:4100";
    app.use(
      operatorOnly({
        ...sandbox.services,
        operatorKey,
        deskOrigin,
        sessions: sessions(),
        clock: () => now,
      }),
    );
    app.get("/", (c) => c.text(operatorOf(c).name));
    const { token } = await sessions().begin("Ada");
    const call = async (more: Record<string, string> = {}) => {
      const headers = { cookie: `naluma_desk=${token}`, "x-desk": "1", ...more };
      return (await app.request(`${deskOrigin}/`, { headers }, {})).status;
    };
    now += idleEnd - 1;
    expect(await call()).toBe(200);
    now += idleEnd - 1;
    expect(await call({ "x-desk-poll": "1" })).toBe(200);
    now += 1;
    expect(await call({ "x-desk-poll": "1" })).toBe(401);
    expect(await call()).toBe(401);
  });

  test("a session ends after twelve hours, however busy", async () => {
    const { token, endsAt } = await sessions().begin("Ada");
    expect(endsAt - now).toBe(absoluteEnd);
    for (let passed = 0; passed < absoluteEnd; passed += idleEnd - 1) {
      expect(await sessions().find(token)).toBeDefined();
      now += idleEnd - 1;
    }
    expect(await sessions().find(token)).toBeUndefined();
  });

  test("a sandbox with another key does not accept the session", async () => {
    const { token } = await sessions().begin("Ada");
    expect(await sessions("another key").find(token)).toBeUndefined();
    expect(await sessions().find(token)).toBeDefined();
  });
});

describe("the desk's page", () => {
  const served = (folder: string) => {
    const app = new Hono<Bound>();
    addDeskPages(app, "http://127.0.0.1:4100", folder);
    return (address: string) => app.request(`http://127.0.0.1:4100${address}`);
  };

  test("the desk's page says what to do when it has not been built", async () => {
    const answer = await served("/nowhere/")("/sandbox/desk");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("npm run build");
  });

  test("the desk's page has a policy without inline scripts, a new nonce each time, and only its own files", async () => {
    const folder = mkdtempSync(join(tmpdir(), "naluma-desk-"));
    writeFileSync(join(folder, "index.html"), `<meta nonce="__NONCE__"><div id="desk"></div>`);
    const get = served(`${folder}/`);
    const [first, second] = [await get("/sandbox/desk/members/17"), await get("/sandbox/desk")];
    const policy = first.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    expect(await first.text()).toContain(`nonce="${nonce}"`);
    expect(second.headers.get("content-security-policy")).not.toBe(policy);
    expect(first.headers.get("cache-control")).toBe("no-store");

    for (const away of ["assets/..%2f..%2findex.html", "assets/index.html", "assets/none.js"])
      expect((await get(`/sandbox/desk/${away}`)).status).toBe(404);
    rmSync(folder, { recursive: true });
  });

  test("the desk's page is at one name of its host alone, so that its cookie never reaches a player's page", async () => {
    const { apiPort, origin } = sandbox;
    const answer = await fetch(`http://localhost:${apiPort}/sandbox/desk/ledger?page=2`, {
      redirect: "manual",
    });
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe(`${origin}/sandbox/desk/ledger?page=2`);
  });
});
