import { eq } from "drizzle-orm";
import * as v from "valibot";
import { member, outbox } from "../ground/db/schema.ts";
import type { Member } from "../members/sessions.ts";
import { gatewaySecret, type Reply, type Sent, type StartedSandbox } from "./started.ts";

const token = v.object({ token: v.string() });

/** A valid form, as the site's page would send it for USD, except for the test's changes. */
export const register = async (
  sandbox: StartedSandbox,
  changed: Readonly<Record<string, unknown>>,
  sent: Sent = {},
): Promise<Reply> => {
  const site_id = changed["site_id"] ?? 1;
  const captcha = await sandbox.api("/captcha", { type: 2, site_id });
  const body = {
    site_id,
    password: "harvest7",
    member_currency: "USD",
    member_name: "Ada Lark",
    member_email: `${String(changed["member_account"])}@example.com`,
    member_birthday: "1994-3-8",
    captcha_token: captcha.code === "100" ? v.parse(token, captcha.data).token : "",
    verify_code: "0000",
    answer: "0000",
    ...changed,
  };
  return sandbox.api("/register", body, sent);
};

/** A call as the gateway forwards it for a player at another address. */
export const from = (address: string, country?: string): Sent => ({
  headers: {
    "x-naluma-gateway": gatewaySecret,
    "x-forwarded-for": address,
    ...(country !== undefined && { "x-naluma-country": country }),
  },
});

/** The last code sent to a phone. */
export const phoneCodeOf = async (sandbox: StartedSandbox, phone: string): Promise<string> => {
  const messages = await sandbox.services.db.select().from(outbox);
  return messages.findLast(({ recipient }) => recipient === phone)?.code ?? "";
};

export const askForCode = (
  sandbox: StartedSandbox,
  member_phone: string,
  changed: Readonly<Record<string, unknown>> = {},
  sent: Sent = {},
): Promise<Reply> => {
  const body = { member_phone, currency: "VND", type: "register_member", site_id: 1, ...changed };
  return sandbox.api("/register/sms", body, sent);
};

/** Generates unused account names. */
export const accountNames = (start: string): (() => string) => {
  let made = 0;
  return () => {
    made += 1;
    return `${start}${String(made).padStart(3, "0")}`;
  };
};

export const memberNamed = async (
  sandbox: StartedSandbox,
  account: string,
): Promise<Member | undefined> => {
  const { db } = sandbox.services;
  const [found] = await db.select().from(member).where(eq(member.account, account));
  return found;
};
