import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import {
  installation,
  loginLink,
  preLoginToken,
  member,
  passwordReset,
  session,
  token,
} from "../ground/db/schema.ts";
import { refuseSelfExcluded } from "../responsible-play/limits/self-excluded.ts";
import { waitingCode, waitingLogin } from "./schema.ts";

export type Member = typeof member.$inferSelect;

/** Login is refused because an operator has closed this account. */
export class AccountClosed extends Error {
  override readonly name = "AccountClosed";
  readonly state: "disabled" | "frozen";
  constructor(state: "disabled" | "frozen") {
    super(`The account is ${state}.`);
    this.state = state;
  }
}

/** The password that the login verified has since been changed. */
export class PasswordChanged extends Error {
  override readonly name = "PasswordChanged";
  constructor() {
    super("The password has been changed since.");
  }
}

/** The member and session of a token, and its replacement if it has grown old. */
export interface Holder {
  readonly member: Member;
  readonly sessionId: string;
  readonly tokenIsOld: boolean;
  /**
   * Another login has replaced it: during the grace period its calls are still answered, but it starts no game and
   * joins no channel.
   */
  readonly isReplaced: boolean;
}

export interface BegunSession {
  readonly sessionId: string;
  readonly token: string;
  readonly replaced: readonly string[];
}

/** Older tokens are renewed with the next response; in ms. */
const renewAfter = 5 * 60_000;
/** How long a renewed token (W-79), or a session replaced by another login (W-81), stays valid, in ms. */
export const grace = 60_000;
/** A session without calls for this long is over; in ms. */
export const idleLimit = 12 * 60 * 60_000;
const preLoginTokenLifetime = 10 * 60_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A longer text cannot be a token of ours and is not looked up. */
const longestToken = 512;

export interface Sessions {
  /**
   * Begins a session; the member's earlier sessions end after the grace period.
   *
   * @param provenBy the hash of the password that the login verified
   * @throws SelfExcluded while the member's exclusion lasts
   * @throws AccountClosed if the member is not active
   * @throws PasswordChanged if the password has changed since
   */
  begin(tx: Tx, memberId: number, provenBy?: string): Promise<BegunSession>;
  /** Undefined for a token that is unknown, revoked, renewed too long ago or idle for too long. */
  holderOf(presented: string): Promise<Holder | undefined>;
  /** Returns the same successor for the same token, however often it is called within the grace period. */
  renew(presented: string, sessionId: string): Promise<string>;
  end(sessionId: string): Promise<void>;
  /**
   * Invalidates the member's login links, codes and logins in progress: after a new password or second step,
   * earlier proof no longer counts. The caller has locked the member, as every login does.
   */
  endWaysIn(tx: Tx, memberId: number): Promise<void>;
  /**
   * Ends sessions immediately, including those in their grace period; one may be spared. Everything else that
   * could complete a login is invalidated too. Returns the sessions that were still valid.
   */
  endAll(tx: Tx, memberId: number, spared?: { readonly but: string }): Promise<readonly string[]>;
  /** A token for `/login` only, valid for ten minutes. */
  createPreLoginToken(): Promise<string>;
}

/** Created once per installation and stored with its data. */
const renewalKey = async (db: Database): Promise<string> => {
  await db
    .insert(installation)
    .values({ name: "renewal-key", value: randomBytes(32).toString("hex") })
    .onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.name, "renewal-key"));
  if (!row) throw new Error("The renewal key could not be stored.");
  return row.value;
};

/** Invalidates the member's reset tokens. */
export const endResets = async (tx: Tx, memberId: number, at: number): Promise<void> => {
  await tx
    .update(passwordReset)
    .set({ usedAt: at })
    .where(and(eq(passwordReset.memberId, memberId), isNull(passwordReset.usedAt)));
};

export const openSessions = async (db: Database, clock: Clock): Promise<Sessions> => {
  const key = await renewalKey(db);

  const sessions: Sessions = {
    begin: async (tx, memberId, provenBy) => {
      const at = clock();
      const sessionId = `s_${randomBytes(6).toString("hex")}`;
      const made = `${sessionId}.${randomBytes(24).toString("base64url")}`;
      // Logins of one member are serialised, because parallel ones would not see each other's session.
      const [now] = await tx
        .select({ state: member.state, passwordHash: member.passwordHash })
        .from(member)
        .where(eq(member.id, memberId))
        .for("update");
      // Checked here, so that a login verified earlier does not survive the account's closing or a new password.
      const state = now?.state ?? "disabled";
      if (state !== "active") throw new AccountClosed(state);
      if (provenBy !== undefined && provenBy !== now?.passwordHash) throw new PasswordChanged();
      await refuseSelfExcluded(tx, memberId, at);
      const replaced = await tx
        .update(session)
        .set({ endsAt: at + grace })
        .where(and(eq(session.memberId, memberId), isNull(session.endsAt)))
        .returning({ id: session.id });
      await tx.insert(session).values({ id: sessionId, memberId, createdAt: at });
      await tx.insert(token).values({ hash: hashOf(made), sessionId, issuedAt: at });
      return { sessionId, token: made, replaced: replaced.map(({ id }) => id) };
    },

    holderOf: async (presented) => {
      if (presented.length > longestToken) return undefined;
      const at = clock();
      const [row] = await db
        .select({ member, token, sessionId: session.id, endsAt: session.endsAt })
        .from(token)
        .innerJoin(session, eq(session.id, token.sessionId))
        .innerJoin(member, eq(member.id, session.memberId))
        .where(
          and(
            eq(token.hash, hashOf(presented)),
            eq(member.state, "active"),
            gt(token.issuedAt, at - idleLimit),
            or(isNull(token.endsAt), gt(token.endsAt, at)),
            or(isNull(session.endsAt), gt(session.endsAt, at)),
          ),
        );
      return (
        row && {
          member: row.member,
          sessionId: row.sessionId,
          tokenIsOld: row.token.endsAt !== null || row.token.issuedAt < at - renewAfter,
          isReplaced: row.endsAt !== null,
        }
      );
    },

    renew: async (presented, sessionId) => {
      const at = clock();
      const secret = createHmac("sha256", key).update(presented).digest("base64url");
      const successor = `${sessionId}.${secret.slice(0, 32)}`;
      await db
        .insert(token)
        .values({ hash: hashOf(successor), sessionId, issuedAt: at })
        .onConflictDoNothing();
      await db
        .update(token)
        .set({ endsAt: at + grace })
        .where(and(eq(token.hash, hashOf(presented)), isNull(token.endsAt)));
      return successor;
    },

    end: async (sessionId) => {
      const at = clock();
      await db
        .update(session)
        .set({ endsAt: at })
        .where(and(eq(session.id, sessionId), or(isNull(session.endsAt), ne(session.endsAt, at))));
    },

    endWaysIn: async (tx, memberId) => {
      await tx.delete(waitingLogin).where(eq(waitingLogin.memberId, memberId));
      await tx.delete(waitingCode).where(eq(waitingCode.memberId, memberId));
      await tx.delete(loginLink).where(eq(loginLink.memberId, memberId));
      await endResets(tx, memberId, clock());
    },

    endAll: async (tx, memberId, spared) => {
      const at = clock();
      await sessions.endWaysIn(tx, memberId);
      const ended = await tx
        .update(session)
        .set({ endsAt: at })
        .where(
          and(
            eq(session.memberId, memberId),
            or(isNull(session.endsAt), gt(session.endsAt, at)),
            spared && ne(session.id, spared.but),
          ),
        )
        .returning({ id: session.id });
      return ended.map(({ id }) => id);
    },

    createPreLoginToken: async () => {
      const token = `p_${randomBytes(4).toString("hex")}.${randomBytes(18).toString("base64url")}`;
      await db.delete(preLoginToken).where(lt(preLoginToken.endsAt, clock()));
      await db
        .insert(preLoginToken)
        .values({ hash: hashOf(token), endsAt: clock() + preLoginTokenLifetime });
      return token;
    },
  };
  return sessions;
};

/**
 * The user id of a session's sockets, also visible to others on a presence channel (W-72). It reveals nothing.
 * It belongs to the session, not the member, so ending one session does not affect the next.
 */
export const connectionUser = (socketSecret: string, sessionId: string): string =>
  `u_${createHmac("sha256", socketSecret).update(sessionId).digest("hex").slice(0, 12)}`;
