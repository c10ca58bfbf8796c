import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startedGateway, testRelease, type Started } from "../gateway.fake.ts";
import { readSiteSettings } from "../site-settings.ts";
import { clean } from "./clean.ts";

let gateway: Started;
let now = 0;
beforeEach(async () => {
  now = 0;
  gateway = await startedGateway({ parts: { now: () => now } });
});
afterEach(() => gateway.stop());

const send = async (kind: string, body: unknown, type = "application/json") => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": type, "user-agent": "Browser/1" };
  const url = `${gateway.origin}/reports/${kind}`;
  return (await fetch(url, { method: "POST", body: text, headers })).status;
};

describe("reports", () => {
  it("reports of a violation are logged in both formats, with the release and without the query", async () => {
    const old = {
      "csp-report": {
        "document-uri": "http://localhost:4000/play?tk=s_ab.secret1234",
        "effective-directive": "img-src",
        "blocked-uri": "https://evil.example/p.png?member_id=1",
        "line-number": 3,
      },
    };
    const today = [
      {
        type: "csp-violation",
        body: {
          documentURL: "http://localhost:4000/#x",
          effectiveDirective: "script-src-elem",
          sample: null,
        },
      },
      { type: "deprecation", body: { id: "x" } },
    ];
    expect(await send("csp", old, "application/csp-report")).toBe(204);
    expect(await send("csp", today, "application/reports+json")).toBe(204);
    expect(gateway.lines).toEqual([
      {
        event: "report-csp",
        document: "http://localhost:4000/play",
        directive: "img-src",
        blocked: "https://evil.example/p.png",
        line: 3,
        release: testRelease.id,
        agent: "Browser/1",
      },
      {
        event: "report-csp",
        document: "http://localhost:4000/",
        directive: "script-src-elem",
        release: testRelease.id,
        agent: "Browser/1",
      },
    ]);
  });

  it("reports of an error and of vitals keep only the fields that we know", async () => {
    const error = {
      release: "old",
      path: "/play?enc=1",
      message: "failed for s_1a.secretsecret",
      password: "x",
    };
    expect(await send("error", error)).toBe(204);
    const vitals = { release: "old", path: "/", lang: "en-US", lcp: 812.5, token: "s_1" };
    expect(await send("vitals", vitals)).toBe(204);
    expect(gateway.lines).toEqual([
      {
        event: "report-error",
        release: "old",
        path: "/play",
        route: "other",
        message: "failed for [token]",
        agent: "Browser/1",
      },
      {
        event: "report-vitals",
        release: "old",
        path: "/",
        lang: "en-US",
        route: "index",
        lcp: 812.5,
        agent: "Browser/1",
      },
    ]);
  });

  it("a report without an effective directive is logged with the violated one", async () => {
    expect(await send("csp", { "csp-report": { "violated-directive": "font-src" } })).toBe(204);
    expect(gateway.lines).toMatchObject([{ directive: "font-src" }]);
  });

  it("reports on a site of several hosts say which routes are of the default language", async () => {
    const domains = ["a.example", "b.example"];
    const places = { PROVIDER_ORIGIN: "http://127.0.0.1:1", API_ORIGIN: "http://127.0.0.1:1" };
    const settings = { ...(await readSiteSettings(1, places)), domains };
    const started = await startedGateway({ parts: { settings } });
    for (const lang of ["vi-VN", "en-US", "xx"])
      await fetch(`${started.origin}/reports/vitals`, {
        method: "POST",
        body: JSON.stringify({ path: "/main/1", lang }),
      });
    expect(started.lines.map(({ route }) => route)).toEqual([
      "main-id",
      "main-id___default",
      "main-id___default",
    ]);
    await started.stop();
  });

  it.each([
    ["error", "no json", 400],
    ["error", "[]", 400],
    ["csp", '{"csp-report":"x"}', 400],
    ["vitals", '{"lcp":"fast"}', 400],
    ["csp", JSON.stringify(Array.from({ length: 21 }, () => ({ type: "csp-violation" }))), 400],
    ["error", JSON.stringify({ message: "x".repeat(40_000) }), 413],
    ["unknown", "{}", 404],
  ])("reports of kind %s that make no sense are refused", async (kind, body, status) => {
    expect(await send(kind, body)).toBe(status);
    expect(gateway.lines).toEqual([]);
  });

  it("reports are limited to 60 a minute for one address", async () => {
    for (let count = 0; count < 60; count += 1) await send("error", { message: "loop" });
    expect(await send("error", { message: "loop" })).toBe(429);
    const refused = await fetch(`${gateway.origin}/reports/error`, { method: "POST", body: "{}" });
    expect(refused.headers.get("retry-after")).toBe("60");
    now = 60_000;
    expect(await send("error", { message: "loop" })).toBe(204);
  });
});

describe("text for the log", () => {
  it.each([
    ["at https://a.example/x.js?v=1:3 failed", "at https://a.example/x.js failed"],
    ["token s_8f21c07be94d.Rn0aXq9TtLw4bYc7eKs2mVpU", "token [token]"],
    ["two\nlines", "two lines"],
    ["s_1a.secretsecret and s_2b.secretsecret", "[token] and [token]"],
    ["/play?enc=1 then /close#msg=x", "/play then /close"],
    [
      "Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]= for more",
      "Minified React error #418; visit https://react.dev/errors/418 for more",
    ],
    ["/close#418 and #12;msg=x and #enc here", "/close and and here"],
  ])("a logged text is cleaned: %s", (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it("a logged text is of bounded length", () => expect(clean("x".repeat(301))).toHaveLength(300));

  it("a logged text does not contain the beginning of a token that was cut off at its end", () =>
    expect(clean(`${"x".repeat(285)} s_8f21c07be94d.Rn0aXq9TtLw4bYc7`)).not.toContain("s_8f"));
});
