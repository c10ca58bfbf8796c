import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { member, type MemberFacts } from "../db/schema.ts";
import type { StartedSandbox } from "./started.ts";

/** Somebody who may ask for something of somebody else's. */
export interface Role {
  readonly name: string;
  readonly account: string;
  readonly siteId: number;
  readonly facts: MemberFacts;
}

const agent: MemberFacts = { memberType: 2, agentType: 1, agentLevel: 1, agentActive: true };

export const memberRoles: readonly Role[] = [
  { name: "another member", account: "player21", siteId: 1, facts: {} },
  { name: "an agent", account: "player17", siteId: 1, facts: agent },
  { name: "a member of the other site", account: "player02", siteId: 2, facts: {} },
];

/**
 * Answers a token that is good now. Where a call ended the session it logs in again, where the account
 * may not any more as somebody new.
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
    return sandbox.login(current, siteId);
  };
  return async (): Promise<string> => {
    if (!(await sandbox.services.sessions.holderOf(token)))
      ({ token } = (await login()) ?? (await openAnother()));
    return token;
  };
};
