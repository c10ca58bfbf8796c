import { joinDownline } from "../agents/downline.ts";
import { invitedFriend } from "../friend-rewards/schema.ts";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import type { MemberFacts } from "../ground/db/schema.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { openAccountIn } from "../members/open-account.ts";
import { hashPassword } from "../members/passwords.ts";
import type { Member } from "../members/sessions.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { plainDay } from "./birthday.ts";
import { factNames, type Details } from "./details.ts";
import type { NamedIntroducer } from "./introducers.ts";
import { spendPhoneCode } from "./phone-codes.ts";
import type { RegisterRefusal } from "./refusals.ts";
import { forgetKey, type KeyedRequest } from "./repeated-request.ts";
import { registration } from "./schema.ts";
import type { FieldRules } from "./settings.ts";
import { takeDetails } from "./taken-details.ts";

/** A new member's starting balance of play money, in dollars. */
const openingDollars = 1_000;

/** A registration that has passed all checks. */
export interface NewMember {
  readonly site: SiteRecord;
  /** In lower case. */
  readonly account: string;
  readonly password: string;
  readonly currency: string;
  readonly details: Details;
  readonly rules: FieldRules;
  readonly introducer:
    | { readonly kind: NamedIntroducer["kind"]; readonly member: Member }
    | undefined;
  /** The code that verified the phone, if one was required. */
  readonly phoneCode: string | undefined;
  readonly address: string;
  readonly errorTrack: readonly string[];
  readonly keyed: KeyedRequest | undefined;
}

/** Thrown inside the transaction, so that nothing of the member is stored. */
class RefusedLate extends Error {
  override readonly name = "RefusedLate";
  readonly why: RegisterRefusal;
  constructor(why: RegisterRefusal) {
    super(`Another registration was faster: ${why}`);
    this.why = why;
  }
}

const factsOf = (details: Details, withdrawHash: string | undefined): MemberFacts => {
  const { member_birthday: birthday } = details;
  const told = Object.entries(factNames).flatMap(([field, fact]) => {
    const value = Object.entries(details).find(([name]) => name === field)?.[1];
    return value === undefined ? [] : [[fact, value.trim()] as const];
  });
  return {
    ...Object.fromEntries(told),
    ...(birthday !== undefined && { birthday: plainDay(birthday) }),
    ...(withdrawHash !== undefined && { withdrawPassword: withdrawHash }),
  };
};

const introduce = async (
  tx: Tx,
  introducer: NonNullable<NewMember["introducer"]>,
  memberId: number,
  joinedAt: number,
): Promise<void> => {
  if (introducer.kind === "agent")
    await joinDownline(tx, { memberId, agentId: introducer.member.id, joinedAt });
  else
    await tx
      .insert(invitedFriend)
      .values({ memberId: introducer.member.id, friendId: memberId, joinedAt });
};

interface Needs {
  readonly clock: Clock;
  readonly db: Database;
  readonly ledger: Ledger;
}

export type Registered<Begun> =
  | { readonly member: Member; readonly begun: Begun; readonly refused?: undefined }
  | { readonly refused: RegisterRefusal };

/**
 * Opens the account with everything that belongs to it, or nothing at all: wallet, play money, details,
 * introducer, and the result of `begin`, the first session.
 */
export const registerMember = async <Begun>(
  { clock, db, ledger }: Needs,
  asked: NewMember,
  begin: (tx: Tx, member: Member) => Promise<Begun>,
): Promise<Registered<Begun>> => {
  const { site, details, rules, introducer, phoneCode } = asked;
  const passwordHash = await hashPassword(asked.password);
  const { withdraw_password: withdrawPassword, ...kept } = details;
  const withdrawHash = withdrawPassword && (await hashPassword(withdrawPassword));
  const facts = factsOf(kept, withdrawHash);
  try {
    return await db.transaction(async (tx) => {
      const member = await openAccountIn({ clock, ledger }, tx, {
        siteId: site.id,
        account: asked.account,
        passwordHash,
        currency: asked.currency,
        dollars: openingDollars,
        facts,
      });
      if (!member) throw new RefusedLate("account used");
      const owner = { siteId: site.id, memberId: member.id };
      const used = await takeDetails(tx, owner, kept, rules);
      if (used) throw new RefusedLate(used);
      const phone = { siteId: site.id, phone: kept.member_phone ?? "" };
      if (phoneCode !== undefined && !(await spendPhoneCode(tx, phone, phoneCode)))
        throw new RefusedLate("phone unproven");
      const at = clock();
      if (introducer) await introduce(tx, introducer, member.id, at);
      const { address, errorTrack, keyed } = asked;
      if (keyed) await forgetKey(tx, keyed, at);
      const [noted] = await tx
        .insert(registration)
        .values({
          memberId: member.id,
          at,
          address,
          errorTrack,
          keyHash: keyed?.key ?? null,
          formHash: keyed?.form ?? null,
        })
        .onConflictDoNothing()
        .returning();
      // Meanwhile the key was used to register another account.
      if (!noted) throw new RefusedLate("account used");
      return { member, begun: await begin(tx, member) };
    });
  } catch (error) {
    if (error instanceof RefusedLate) return { refused: error.why };
    throw error;
  }
};
