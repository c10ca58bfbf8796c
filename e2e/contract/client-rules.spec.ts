import { expect, test } from "./support/test.ts";
import { bodyOf, type SentCall } from "./support/traffic.ts";
import type { Wire } from "./support/wire.ts";

/**
 * Every call of the contract but the channel authorisation, whose form is the socket library's. What lies beyond
 * the contract has a prefix of its own (docs/sandbox.md).
 */
const enveloped = (calls: readonly SentCall[], wire: Wire): SentCall[] =>
  calls.filter(({ path }) => path !== wire.authorisation.path && !path.startsWith("/sandbox/"));

/** Answered by the site's own server, which knows of no order for the other form. */
const ownRoute = "/api/template_config";

for (const host of ["desktop", "mobile"] as const) {
  test.describe(host, () => {
    // One scenario for all of them.
    test.describe.configure({ mode: "default" });
    test.use({ host });

    test("[API-01] every call goes under /api, to a call of the contract", async ({
      scenario: { traffic },
      wire,
    }) => {
      expect(traffic.calls.length).toBeGreaterThan(15);
      for (const { method, path } of enveloped(traffic.calls, wire)) {
        expect(path).toMatch(/^\/api\/(?!api\/)/);
        expect({ method, path, isCall: wire.isCall(method, path) }).toMatchObject({ isCall: true });
      }
    });

    test("[API-02] every call carries a JSON object and is answered with one", async ({
      scenario: { traffic },
      wire,
    }) => {
      for (const call of enveloped(traffic.calls, wire)) {
        expect(call.headers["content-type"]).toMatch(/^application\/json(;|$)/);
        expect(() => bodyOf(call)).not.toThrow();
        const answered = await call.answered;
        if (answered) expect(answered.headers["content-type"]).toMatch(/^application\/json(;|$)/);
      }
    });

    test("every body is one that the contract describes, without another key @smoke", async ({
      scenario: { traffic },
      wire,
    }) => {
      for (const call of enveloped(traffic.calls, wire)) {
        const body = bodyOf(call);
        const { method, path } = call;
        expect({ path, body, problems: wire.bodyProblems(method, path, body) }).toMatchObject({
          problems: [],
        });
        // The contract would have refused a key that it does not know.
        expect(wire.bodyProblems(method, path, { ...body, of_our_own: 1 })).not.toEqual([]);
      }
    });

    test("every answer is one that the contract describes @smoke", async ({
      scenario: { traffic },
      wire,
    }) => {
      for (const { method, path, answered } of enveloped(traffic.calls, wire)) {
        const answer = await answered;
        // A login in another currency loads a phone's page anew: what was under way has no content.
        if (answer?.json === undefined) continue;
        const { status, json } = answer;
        const problems = wire.answerProblems(method, path, status, json);
        expect({ path, status, problems }).toEqual({ path, status: 200, problems: [] });
        expect(Object.keys(Object(json)).toSorted(), path).toEqual(
          host === "mobile" && path !== ownRoute ? ["body", "header"] : ["code", "data", "message"],
        );
      }
    });

    test("[API-04] every call says the language", async ({ scenario: { traffic }, wire }) => {
      for (const { headers } of traffic.calls) {
        expect(headers["lang"]).toBe("en_US");
        expect(wire.langProblems(headers["lang"])).toEqual([]);
      }
    });

    test("[API-05] a visitor's calls carry no token, a member's carry the stored one", async ({
      scenario: { traffic, token },
    }) => {
      const paths = traffic.calls.map(({ path }) => path);
      const [login, logout] = [paths.indexOf("/api/login"), paths.indexOf("/api/logout")];
      const loggedIn = (await traffic.calls[login]?.answered)?.callsBefore ?? 0;
      const carried = traffic.calls.map(({ headers }) => headers["authorization"]);
      // The login itself borrows one; what the page asks by itself until its answer is a visitor's.
      const [before, during, after] = [
        carried.slice(0, loggedIn).filter((_, at) => at !== login),
        carried.slice(loggedIn, logout + 1),
        carried.slice(logout + 1),
      ];
      expect(token).toMatch(/^[^\s.]+\.\S+$/); // as it is stored, and no scheme word before it
      expect(new Set(before)).toEqual(new Set([undefined]));
      expect(new Set(during)).toEqual(new Set([token]));
      expect(new Set(after)).toEqual(new Set([undefined]));
    });

    test("[API-26] every call is a POST", async ({ scenario: { traffic } }) => {
      const paths = traffic.calls.map(({ path }) => path);
      expect(paths).toEqual(
        expect.arrayContaining([
          "/api/login",
          "/api/logout",
          "/api/captcha",
          "/api/get_login_header",
          "/api/member/profile/common/layout",
          "/api/arks/web/site/detail",
        ]),
      );
      for (const { method, path, query } of traffic.calls)
        expect({ path, method, query }).toEqual({ path, method: "POST", query: "" });
    });

    test("calls that move money carry a key of their own each, and no other call does", async ({
      scenario: { traffic },
      wire,
    }) => {
      const keys: string[] = [];
      for (const { method, path, headers } of enveloped(traffic.calls, wire)) {
        const key = headers["idempotency-key"];
        expect({ path, hasKey: key !== undefined }).toEqual({
          path,
          hasKey: wire.wantsKey(method, path),
        });
        if (key === undefined) continue;
        expect(wire.keyProblems(key)).toEqual([]);
        keys.push(key);
      }
      expect(keys.length).toBeGreaterThanOrEqual(3);
      expect(new Set(keys).size).toBe(keys.length);
    });

    test("[RT-03] channels are authorised with the stored token, which the socket's address never shows", async ({
      scenario: { traffic, token, memberId, currency },
      wire,
    }) => {
      const asked = traffic.to(wire.authorisation.path);
      const channels: unknown[] = [];
      let authorised = 0;
      for (const call of asked) {
        expect(call.headers["authorization"]).toBe(token);
        expect(call.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
        const form = Object.fromEntries(new URLSearchParams(call.text ?? ""));
        expect(wire.authorisation.bodyProblems(form)).toEqual([]);
        channels.push(form["channel_name"]);

        const answer = (await call.answered)?.json;
        if (answer === undefined) continue;
        authorised += 1;
        expect(wire.authorisation.answerProblems(answer)).toEqual([]);
        const { auth } = answer as { auth: string };
        const subscribed = traffic.sockets.flatMap(({ sent }) => sent);
        expect(subscribed.some((frame) => frame.includes(auth))).toBe(true);
      }
      expect(authorised).toBeGreaterThanOrEqual(2);
      expect(channels).toEqual(
        expect.arrayContaining([`private-member.${memberId}`, `presence-member.${currency}`]),
      );
      expect(traffic.sockets).not.toEqual([]);
      for (const { url, sent } of traffic.sockets)
        expect([url, ...sent].filter((text) => text.includes(token))).toEqual([]);
    });
  });
}
