import { eq } from "drizzle-orm";
import type { Tx } from "../db/open.ts";
import { loginLink } from "../db/schema.ts";
import { waitingLogin } from "../double-validation/schema.ts";
import { waitingCode } from "../login-protection/schema.ts";
import { endResets } from "./password-resets.ts";

/**
 * Links, codes and half a login that were given out for this member are over: with another password or a new second
 * step, what was proven before proves nothing. The caller has locked the member, as every login does.
 */
export const endWaysIn = async (tx: Tx, memberId: number, at: number): Promise<void> => {
  await tx.delete(waitingLogin).where(eq(waitingLogin.memberId, memberId));
  await tx.delete(waitingCode).where(eq(waitingCode.memberId, memberId));
  await tx.delete(loginLink).where(eq(loginLink.memberId, memberId));
  await endResets(tx, memberId, at);
};
