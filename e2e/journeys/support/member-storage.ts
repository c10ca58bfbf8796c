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
 * page keeps of it. That the form leaves the same, a test in login.once.spec.ts says.
 */
export async function keepMember(page: Page, account: Account, siteId: number): Promise<void> {
  const context = page.context();
  const udid = randomUUID();
  const { member, origin } = await logIn(page, account, { siteId, udid });
  const known = await context.storageState();
  const stored = {
    [localKeys.memberId]: String(member.member_id),
    [localKeys.memberAccount]: member.member_account,
    [localKeys.currency]: member.member_currency,
    [localKeys.session]: member.token.split(".")[0] ?? "",
    [localKeys.token]: member.token,
    [localKeys.deviceId]: udid,
  };
  const kept = known.origins.find((each) => each.origin === origin)?.localStorage ?? [];
  await context.setStorageState({
    cookies: [
      ...known.cookies.filter(({ name }) => name !== cookies.currency),
      {
        name: cookies.currency,
        value: member.member_currency,
        domain: new URL(origin).hostname,
        path: "/",
        expires: Math.floor(Date.now() / 1_000) + localeCookieSeconds,
        httpOnly: false,
        secure: false,
        sameSite: "Lax",
      },
    ],
    origins: [
      ...known.origins.filter((each) => each.origin !== origin),
      {
        origin,
        localStorage: [
          ...kept.filter(({ name }) => !(name in stored)),
          ...Object.entries(stored).map(([name, value]) => ({ name, value })),
        ],
      },
    ],
  });
}
