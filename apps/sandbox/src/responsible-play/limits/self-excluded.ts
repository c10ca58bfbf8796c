import type { Database, Tx } from "../../ground/db/database.ts";
import { exclusionsOf } from "./stored-limits.ts";

/** The owner has excluded themselves, so logins to this account are refused until then, in ms since 1970. */
export class SelfExcluded extends Error {
  override readonly name = "SelfExcluded";
  readonly until: number;
  constructor(until: number) {
    super("The member has excluded themselves.");
    this.until = until;
  }
}

/** @throws SelfExcluded while the member's exclusion lasts; called by every kind of login */
export const refuseSelfExcluded = async (
  db: Database | Tx,
  memberId: number,
  now: number,
): Promise<void> => {
  const { "self-exclusion": until } = await exclusionsOf(db, memberId, now);
  if (until !== undefined) throw new SelfExcluded(until);
};
