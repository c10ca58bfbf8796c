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

/** The calls of a login in order: a temporary token, a captcha picture, then the account with both. */
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
 * Puts this page's browser into the state of a member who has logged in before: makes the calls of a login and stores
 * what a page would keep. A test in login.spec.ts checks that the form stores the same. Every following document finds
 * the data, until the returned object is disposed of.
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
  // Playwright's own way opens an extra page for this, which costs as much as the page under test.
  return page.addInitScript(
    ({ of, items }) => {
      if (location.origin !== of) return;
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { of: origin, items: stored },
  );
}
