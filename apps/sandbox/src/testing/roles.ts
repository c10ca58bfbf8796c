import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { member, type MemberFacts } from "../ground/db/schema.ts";
import { hashPassword } from "../members/passwords.ts";
import type { StartedSandbox } from "./started.ts";

/** A user who tries to access another member's data. */
export interface Role {
  readonly name: string;
  readonly account: string;
  readonly siteId: number;
  readonly facts: MemberFacts;
}

/** The same for every role, so that knowing one's own password must not give access to another member's data. */
export const withdrawPassword = "4417";

const agent: MemberFacts = { memberType: 2, agentType: 1, agentLevel: 1, agentActive: true };

export const memberRoles: readonly Role[] = [
  { name: "another member", account: "player21", siteId: 1, facts: {} },
  { name: "an agent", account: "player17", siteId: 1, facts: agent },
  { name: "a member of the other site", account: "player02", siteId: 2, facts: {} },
];

/** Gives each account the shared withdraw password. */
export const setWithdrawPasswords = async (
  { services: { db } }: StartedSandbox,
  roles: readonly Pick<Role, "account" | "siteId">[],
): Promise<void> => {
  const hash = await hashPassword(withdrawPassword);
  for (const { account, siteId } of roles) {
    const is = and(eq(member.account, account), eq(member.siteId, siteId));
    const [found] = await db.select().from(member).where(is);
    const facts = { ...found?.facts, withdrawPassword: hash };
    await db.update(member).set({ facts }).where(is);
  }
};

/**
 * Returns a currently valid token. If a call ended the session it logs in again, or as a new member if the
 * account can no longer log in.
 */
export const sessionKeeper = (sandbox: StartedSandbox, { account, siteId, facts }: Role) => {
  let current = account;
  let token = "";
  const login = () => sandbox.login(current, siteId).catch(() => undefined);
  const openAnother = async () => {
    current = `m${randomUUID().slice(0, 8)}`;
    const opened = { account: current, password: "naluma88", site_id: siteId, currency: "USD" };
    await sandbox.operator("POST", "/members", opened);
    await sandbox.services.db.update(member).set({ facts }).where(eq(member.account, current));
    await setWithdrawPasswords(sandbox, [{ account: current, siteId }]);
    return sandbox.login(current, siteId);
  };
  return async (): Promise<string> => {
    if (!(await sandbox.services.sessions.holderOf(token)))
      ({ token } = (await login()) ?? (await openAnother()));
    return token;
  };
};
