import { locales } from "@naluma/site/locale";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../testing/listener.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.origin}${path}`, { headers });

describe("without the operator's key", () => {
  test("each of the operator's routes is closed, to members as well", async () => {
    const { token } = await sandbox.login("player17");
    const pages = ["/sandbox", "/sandbox/docs", "/sandbox/openapi.json", "/sandbox/service"];
    const playersOwn = /^\/sandbox\/(member\/|visitor\/|top-up$|desk)/;
    const operators = sandbox.routes.filter(
      ({ method, path }) =>
        method !== "ALL" &&
        path.startsWith("/sandbox") &&
        !pages.includes(path) &&
        !playersOwn.test(path),
    );
    expect(operators.length).toBeGreaterThan(10);
    for (const { method, path } of operators)
      for (const authorization of ["", "Bearer wrong", token, `Bearer ${token}`]) {
        const answer = await fetch(`${sandbox.origin}${path}`, {
          method,
          headers: { authorization },
        });
        // After many wrong keys in a row, the response asks the client to wait.
        const closed = expect.toBeOneOf([401, 429]);
        expect({ method, path, status: answer.status }).toEqual({ method, path, status: closed });
      }
  });

  test("pages and document are open, and load nothing from elsewhere", async () => {
    for (const path of ["/sandbox/docs", "/sandbox/service?lang=zh_CN"]) {
      const answer = await get(path);
      const html = await answer.text();
      expect(html).toContain("<h1>");
      expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    const document = v.parse(
      v.object({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
      await (await get("/sandbox/openapi.json")).json(),
    );
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain("/api/login");
    expect((await get("/healthz")).status).toBe(200);
  });
});

describe("customer service", () => {
  test("the address in the site details answers, in the language that it names", async () => {
    const { data } = await sandbox.api("/arks/web/site/detail", { site_id: 1 });
    const addresses = v.parse(v.record(v.string(), v.string()), data["customerUrl"]);
    expect(Object.keys(addresses).toSorted()).toEqual(locales.toSorted());
    for (const [locale, address] of Object.entries(addresses)) {
      const answer = await fetch(address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`<html lang="${locale.replace("_", "-")}">`);
    }
  });

  test("the floating link is in the language of the call, with the address of the site details", async () => {
    const details = await sandbox.api("/arks/web/site/detail", { site_id: 1 });
    const addresses = v.parse(v.record(v.string(), v.string()), details.data["customerUrl"]);
    const { data } = await sandbox.api("/arks/web/float", { site_id: 1 }, { lang: "th_TH" });
    expect(data["list"]).toMatchObject([{ url: addresses["th_TH"] }]);
  });

  test("customer service answers an unknown language in English, and repeats nothing of the address", async () => {
    const answer = await get("/sandbox/service?lang=%3Cscript%3E");
    const html = await answer.text();
    expect(html).toContain('<html lang="en-US">');
    expect(html).not.toContain("<script");
  });
});

describe("the operator", () => {
  test("the operator replaces banners, in two languages, and active content is removed from texts", async () => {
    await sandbox.operator("POST", "/content", {
      kind: "announcement",
      items: [{ content: { en_US: "<b>Hi</b><script>1</script>", zh_CN: "您好" } }],
    });
    const read = async (lang: string) => {
      const body = { site_id: 1, sort_field: "sort", sort_order: "desc" };
      const { data } = await sandbox.api("/arks/web/announcement/marquee", body, { lang });
      return data["web_announcement_list"];
    };
    expect(await read("en_US")).toMatchObject([{ content: "<b>Hi</b>", sort: 1 }]);
    expect(await read("zh_CN")).toMatchObject([{ content: "您好" }]);
    expect(await read("vi_VN")).toMatchObject([{ content: "<b>Hi</b>" }]);

    const wrong = { kind: "banner", items: [{ title: { zh_CN: "无" }, photo_path: "//evil" }] };
    expect((await sandbox.operator("POST", "/content", wrong)).status).toBe(400);
    expect((await sandbox.operator("POST", "/content", { kind: "x", items: [] })).status).toBe(422);
  });

  test("the operator opens an account that can log in, with its money, once", async () => {
    const body = { account: "newcomer", password: "naluma88", currency: "JPY", dollars: 10 };
    const opened = await sandbox.operator("POST", "/members", body);
    expect(opened.data).toMatchObject({ account: "newcomer", currency: "JPY" });
    const { token } = await sandbox.login("newcomer");
    const { data } = await sandbox.api("/member/profile/common/layout", {}, { token });
    expect(data["member_common_layout"]).toMatchObject({ member_cash: "1500.00" });
    expect((await sandbox.operator("POST", "/members", body)).status).toBe(409);
    // On another site it is a different account, in that site's first currency.
    const there = { account: "newcomer", password: "naluma88", site_id: 2 };
    expect((await sandbox.operator("POST", "/members", there)).data).toMatchObject({
      currency: "VND",
    });

    const other = { ...body, account: "newcomer2" };
    const statuses = [{ currency: "BRL" }, { site_id: 9 }, { account: "A" }, { password: "x" }].map(
      async (wrong) => (await sandbox.operator("POST", "/members", { ...other, ...wrong })).status,
    );
    expect(await Promise.all(statuses)).toEqual([422, 404, 400, 400]);
  });

  test("an account is opened only below an agent of its own site", async () => {
    const open = async (account: string, below: object) => {
      const body = { account, password: "naluma88", currency: "VND", ...below };
      return (await sandbox.operator("POST", "/members", body)).status;
    };
    expect(await open("below17", { agent: "1017" })).toBe(200);
    // 1017 is nobody's agent on the other site, and 1001 on none.
    expect(await open("below17there", { agent: "1017", site_id: 2 })).toBe(404);
    expect(await open("below1", { agent: "1001" })).toBe(404);
    expect(await open("belownone", { agent: "999999" })).toBe(404);
  });

  test("the operator publishes any event", async () => {
    const player = await sandbox.login("player21");
    const listener = await listen(sandbox, player);
    await sandbox.operator("POST", "/events", {
      channel: `private-member.${player.memberId}`,
      event: "forward_game.status",
      payload: { code: "957" },
    });
    expect((await listener.next("forward_game.status")).data).toEqual({ code: "957" });
    listener.close();
  });

  test("the operator orders answers for a member, a given number of times, in either form and with any status", async () => {
    const { token } = await sandbox.login("player22");
    const { token: other } = await sandbox.login("player23");
    const path = "/member/profile/my_cash";
    await sandbox.operator("POST", "/answers", {
      path: `/api${path}`,
      member: "player22",
      code: 555,
      status: 503,
      message: "Ordered",
      times: 2,
    });
    expect((await sandbox.api(path, {}, { token: other })).code).toBe("100");
    for (let turn = 0; turn < 2; turn += 1)
      expect(await sandbox.api(path, {}, { token })).toMatchObject({
        status: 503,
        code: "555",
        message: "Ordered",
      });
    expect((await sandbox.api(path, {}, { token })).code).toBe("100");
  });

  test("the operator orders a code of the login table for an account that has no token yet", async () => {
    await sandbox.operator("POST", "/answers", {
      path: "/login",
      member: "player24",
      code: "107",
      data: { member_login_id: "ml_x", question: "member_phone", available_questions_count: 3 },
    });
    const body = {
      account: "player24",
      password: "x",
      site_id: 1,
      answer: "0",
      captcha_token: "x",
    };
    expect(await sandbox.api("/login", body)).toMatchObject({
      status: 200,
      code: "107",
      data: { question: "member_phone" },
    });
  });

  test("the operator is told what is wrong with an order", async () => {
    const reply = await sandbox.operator("POST", "/answers", { path: "/login", tyms: "once" });
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.data)).toContain("tyms");
    expect((await sandbox.operator("POST", "/providers/NONE", { state: "open" })).status).toBe(404);
    expect(
      (await sandbox.operator("POST", "/money", { member: "nobody", amount: "1.00" })).status,
    ).toBe(404);
  });
});
