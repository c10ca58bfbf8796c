import { fakeBrowser } from "@naluma/site/browser.fake";
import { localKeys, memberKeys } from "@naluma/site/stored";
import { whoIs } from "@naluma/site/who";
import fc from "fast-check";
import { createStore } from "jotai/vanilla";
import { describe, expect, it, test } from "vitest";
import { createSession, type LoginData, type Session } from "./session.ts";

const anna: LoginData = { memberId: 7, account: "anna", currency: "USD", token: "s1.first-secret" };
const boris: LoginData = { memberId: 8, account: "boris", currency: "VND", token: "s2.other" };

function open(browser = fakeBrowser()) {
  const { local, page } = browser.tab();
  const session = createSession({ store: createStore(), local });
  session.follow(page);
  return { session, local, browser };
}

describe("the current player", () => {
  it.each([
    [{}, "visitor"],
    [{ token: "s1.x" }, "visitor"],
    [{ member_id: "7" }, "visitor"],
    [{ token: "", member_id: "7" }, "visitor"],
    [{ token: "s1.x", member_id: "" }, "visitor"],
    [{ token: "s1.x", member_id: "seven" }, "visitor"],
    [{ token: "s1.x", member_id: "7" }, "member"],
    [{ token: "s1.x", member_id: "0" }, "member"],
  ])("[AUTH-03] with %j stored is a %s", (stored: Record<string, string>, role) => {
    expect(whoIs((key) => stored[key] ?? null).role).toBe(role);
  });

  it("[AUTH-11] [AUTH-89] [SHELL-21] is stored under the site's keys by a login, and removed by a logout", () => {
    const { session, browser } = open();
    session.signIn(anna);

    expect(Object.fromEntries(browser.entries)).toEqual({
      member_id: "7",
      member_account: "anna",
      currency: "USD",
      token: "s1.first-secret",
      session: "s1",
    });
    expect(session.current()).toMatchObject({ role: "member", memberId: 7, account: "anna" });

    browser.entries.set("theme", "light");
    browser.entries.set("receipts", JSON.stringify({ owner: "1:7", receipts: [] }));
    session.clear();
    expect(Object.fromEntries(browser.entries)).toEqual({ theme: "light" });
    expect(memberKeys.filter((key) => browser.entries.has(key))).toEqual([]);
    expect(browser.entries.get("theme")).toBe("light");
    expect(session.current().role).toBe("visitor");
  });

  it("is a test member without token or channel on a demo site", () => {
    const { session } = open();
    session.signInDemo("guest", "USD");

    expect(session.member()).toMatchObject({ account: "guest", demo: true });
    expect(session.token()).toBeUndefined();
    expect(session.memberId()).toBeUndefined();
  });

  it("is a visitor when there is no storage, as on the server", () => {
    const session = createSession({ store: createStore() });
    session.signIn(anna);
    expect(session.current().role).toBe("visitor");
  });
});

describe("a renewed token", () => {
  it.each([
    ["replaces the one that its call carried", "s1.first-secret", "s1.new"],
    ["of a call that carried an older one comes too late", "s1.even-older", "s1.first-secret"],
    ["of a call that carried another session's token is dropped", "s9.x", "s1.first-secret"],
    ["of a call from before the login is dropped", undefined, "s1.first-secret"],
  ])("%s", (_, sent, stored) => {
    const { session } = open();
    session.signIn(anna);
    session.renewToken("s1.new", sent);
    expect(session.token()).toBe(stored);
  });

  it("does not log another tab out", () => {
    const browser = fakeBrowser();
    const one = open(browser).session;
    const two = open(browser).session;
    one.signIn(anna);
    one.renewToken("s1.second", anna.token);

    expect(two.member()?.memberId).toBe(7);
    expect(two.token()).toBe("s1.second");
    expect(two.isOtherLogin("s1")).toBe(false);
  });

  it("lent for the login makes nobody a member and is given up after it", () => {
    const { session, browser } = open();
    session.renewToken("lent-token", undefined);
    expect(session.preLoginToken()).toBe("lent-token");
    expect(session.token()).toBeUndefined();
    expect(browser.entries.size).toBe(0);
    expect(session.current().role).toBe("visitor");

    session.forgetPreLoginToken();
    expect(session.preLoginToken()).toBeUndefined();
  });

  it("lent for the login replaces the one lent before", () => {
    const { session } = open();
    session.renewToken("lent-token", undefined);
    session.renewToken("lent-later", "lent-token");
    expect(session.preLoginToken()).toBe("lent-later");
  });

  it.each<[string, (session: Session) => void]>([
    ["a login", (session) => session.signIn(anna)],
    ["a logout", (session) => session.clear()],
  ])("lent for the login is given up by %s", (_, end) => {
    const { session } = open();
    session.renewToken("lent-token", undefined);
    end(session);
    expect(session.preLoginToken()).toBeUndefined();
  });

  it("of a session that has ended is not lent to the next login", () => {
    const { session, browser } = open();
    session.signIn(anna);
    session.clear();
    session.renewToken("s1.late", anna.token);
    expect(session.preLoginToken()).toBeUndefined();
    expect(browser.entries.size).toBe(0);
  });

  it("is distinguished from one of another session", () => {
    const { session } = open();
    expect(session.tokenStatus("s1.first-secret")).toBe("of another session");
    session.signIn(anna);
    expect(session.tokenStatus("s1.first-secret")).toBe("current");
    session.renewToken("s1.new", anna.token);
    expect(session.tokenStatus("s1.first-secret")).toBe("renewed since");
    expect(session.tokenStatus("s2.other")).toBe("of another session");
  });
});

describe("two tabs", () => {
  it("both show a visitor after a logout in one", () => {
    const browser = fakeBrowser();
    const one = open(browser).session;
    const two = open(browser).session;
    one.signIn(anna);
    const seen: string[] = [];
    two.onChange((now, before) => seen.push(`${before.role} to ${now.role}`));

    one.clear();

    expect(two.current().role).toBe("visitor");
    expect(seen).toEqual(["member to visitor"]);
  });

  it("agree before a token is sent, even if one slept through the change", () => {
    const browser = fakeBrowser();
    const awake = open(browser).session;
    const { local } = browser.tab();
    const asleep = createSession({ store: createStore(), local }); // does not call `follow`
    awake.signIn(anna);
    expect(asleep.token()).toBe(anna.token);
    awake.clear();
    awake.signIn(boris);

    expect(asleep.token()).toBe(boris.token);
    expect(asleep.member()?.account).toBe("boris");
  });

  it.each(["storage", "pageshow"])(
    "agree at the next %s after one missed the logout, whatever that event names",
    (type) => {
      const browser = fakeBrowser();
      const heard = new Map<string, (event: { key: null }) => void>();
      const { local } = browser.tab();
      const session = createSession({ store: createStore(), local });
      session.follow({
        addEventListener(name: string, listener: unknown) {
          if (typeof listener === "function") heard.set(name, (event) => listener(event));
        },
        removeEventListener: () => undefined,
      });
      session.signIn(anna);
      browser.entries.clear();
      heard.get(type)?.({ key: null });
      expect(session.current().role).toBe("visitor");
    },
  );

  test("never show one member while their calls carry another's token", () => {
    const act = fc.record({
      tab: fc.nat({ max: 1 }),
      does: fc.constantFrom("anna", "boris", "clear", "renew"),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const browser = fakeBrowser();
        const tabs = [open(browser), open(browser)];
        const owner: Record<string, number> = { s1: 7, s2: 8 };
        for (const { tab, does } of acts) {
          const session = tabs[tab]?.session;
          if (does === "anna") session?.signIn(anna);
          if (does === "boris") session?.signIn(boris);
          if (does === "clear") session?.clear();
          if (does === "renew") session?.renewToken("s1.renewed", anna.token);
          for (const each of tabs) {
            const token = each.session.token();
            const of = token === undefined ? undefined : owner[token.split(".")[0] ?? ""];
            expect(each.session.member()?.memberId).toBe(of);
          }
        }
      }),
    );
  });
});

describe("the login event", () => {
  const stored = "s1.now";
  it.each([
    ["the session's name", "s1", false],
    ["the stored token", "s1.now", false],
    ["the token from before a renewal", "s1.then", false],
    ["another session's name", "s2", true],
    ["another session's token", "s2.now", true],
    ["a name that only begins alike", "s11", true],
  ])("with %s is recognised as this session's or another's", (_, event, other) => {
    const { session, local } = open();
    expect(session.isOtherLogin(event)).toBe(false);
    session.signIn({ ...anna, token: "s1.then" });
    local.setItem(localKeys.token, stored);
    expect(session.isOtherLogin(event)).toBe(other);
  });

  it("is compared with the name given at the login if a platform names sessions differently", () => {
    const { session, local } = open();
    session.signIn({ ...anna, token: "plain-token" });
    local.setItem(localKeys.token, "renewed-token");
    expect(session.isOtherLogin("plain-token")).toBe(false);
    expect(session.isOtherLogin("someone-else")).toBe(true);
  });
});
