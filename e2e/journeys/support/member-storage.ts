import { randomUUID } from "node:crypto";
import { localeCookieSeconds } from "@naluma/site/locale-cookies";
import { cookies, localKeys } from "@naluma/site/stored";
import { expect, type Page } from "@playwright/test";
import type { Account } from "./accounts.ts";

interface LoggedIn {
  readonly member_id: number;
  readonly member_account: string;
  readonly member_currency: string;
  readonly token: string;
}

/** The calls of a login in their order: a lent token, a picture, then the account with both. */
const logIn = async (
  { request }: Page,
  { account, password }: Account,
  { siteId, udid }: { siteId: number; udid: string },
) => {
  const call = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await request.post(`/api${path}`, { data, headers });
    const reply: { code: string; data: unknown } = await answer.json();
    expect(reply.code, `${path} of a login`).toBe("100");
    return { answer, data: reply.data };
  };
  const preLoginToken = await call("/get_login_header", {});
  const picture = await call("/captcha", { type: 1, site_id: siteId });
  const { answer, data } = await call(
    "/login",
    {
      account,
      password,
      site_id: siteId,
      answer: "0000",
      captcha_token: (picture.data as { token: string }).token,
      device: 1,
      login_type: "web",
      system: "",
      browser: "",
      system_version: "",
      remote_addr: "",
      host: "",
      cdn: "",
      udid,
    },
    { authorization: preLoginToken.answer.headers()["authorization"] ?? "" },
  );
  return { member: data as LoggedIn, origin: new URL(answer.url()).origin };
};

/**
 * Makes this page's browser one in which the member has logged in before: the calls of a login, and what a
 * page keeps of it. That the form leaves the same, a test in login.spec.ts says. Each next document finds it
 * there, until what is returned is disposed of.
 */
export async function keepMember(page: Page, account: Account, siteId: number) {
  const udid = randomUUID();
  const { member, origin } = await logIn(page, account, { siteId, udid });
  await page.context().addCookies([
    {
      name: cookies.currency,
      value: member.member_currency,
      domain: new URL(origin).hostname,
      path: "/",
      expires: Math.floor(Date.now() / 1_000) + localeCookieSeconds,
      sameSite: "Lax",
    },
  ]);
  const stored = {
    [localKeys.memberId]: String(member.member_id),
    [localKeys.memberAccount]: member.member_account,
    [localKeys.currency]: member.member_currency,
    [localKeys.session]: member.token.split(".")[0] ?? "",
    [localKeys.token]: member.token,
    [localKeys.deviceId]: udid,
  };
  // Playwright's own way opens a page for it, which costs as much as the page that is to come.
  return page.addInitScript(
    ({ of, items }) => {
      if (location.origin !== of) return;
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { of: origin, items: stored },
  );
}
