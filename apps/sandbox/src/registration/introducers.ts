import { and, eq } from "drizzle-orm";
import { inviteCode } from "../friend-rewards/schema.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import type { Member } from "../members/sessions.ts";
import { exclusionsOf } from "../responsible-play/limits/stored-limits.ts";
import type { SiteRecord } from "../sites/sites.ts";
import type { RegisterRefusal } from "./refusals.ts";

/** The introducer of a new member: an agent by id, or a friend by an invite code. */
export type NamedIntroducer =
  | { readonly kind: "agent"; readonly id: string }
  | { readonly kind: "friend"; readonly code: string };

export type FoundIntroducer =
  | { readonly member: Member; readonly refused?: undefined }
  | { readonly refused: RegisterRefusal };

type Where = Database | Tx;

export const isAgent = ({ facts }: Pick<Member, "facts">): boolean => (facts.agentType ?? 0) > 0;

const findAgent = async (
  db: Where,
  { id: siteId }: SiteRecord,
  id: string,
): Promise<FoundIntroducer> => {
  if (!/^\d{1,9}$/.test(id)) return { refused: "no such agent" };
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, Number(id))));
  if (!found || !isAgent(found)) return { refused: "no such agent" };
  if (found.state !== "active" || found.facts.agentActive !== true)
    return { refused: "agent disabled" };
  return { member: found };
};

interface FriendAsk {
  readonly code: string;
  readonly now: number;
}

const findFriend = async (
  db: Where,
  site: SiteRecord,
  { code, now }: FriendAsk,
): Promise<FoundIntroducer> => {
  if (site.lacks.includes("friends")) return { refused: "recommendation closed" };
  const [row] = await db
    .select({ member, withdrawnAt: inviteCode.withdrawnAt })
    .from(inviteCode)
    .innerJoin(member, eq(member.id, inviteCode.memberId))
    .where(and(eq(member.siteId, site.id), eq(inviteCode.code, code.toUpperCase())));
  if (!row) return { refused: "no such code" };
  if (row.member.state === "disabled") return { refused: "introducer gone" };
  if (row.withdrawnAt !== null) return { refused: "code withdrawn" };
  if (row.member.facts.agentApplication === "closed") return { refused: "recommendation closed" };
  if (row.member.facts.agentApplication === "refused")
    return { refused: "recommendation disabled" };
  const exclusions = await exclusionsOf(db, row.member.id, now);
  const isExcluded = exclusions["self-exclusion"] !== undefined;
  if (row.member.state === "frozen" || isExcluded) return { refused: "introducer unusable" };
  return { member: row.member };
};

/** @param currency of the new member: an agent's downline has the agent's currency. Undefined while not chosen. */
export const findIntroducer = async (
  db: Where,
  site: SiteRecord,
  named: NamedIntroducer,
  { currency, now }: { readonly currency: string | undefined; readonly now: number },
): Promise<FoundIntroducer> => {
  if (named.kind === "friend") return findFriend(db, site, { code: named.code, now });
  const found = await findAgent(db, site, named.id);
  if (found.refused || currency === undefined || found.member.currency === currency) return found;
  return { refused: "introducer of another currency" };
};

/** The currency of an agent who may introduce members, on any site, because the call names none. */
export const agentCurrency = async (db: Where, id: number): Promise<string | undefined> => {
  const [found] = await db.select().from(member).where(eq(member.id, id));
  const isOpen = found && isAgent(found) && found.state === "active" && found.facts.agentActive;
  return isOpen ? found.currency : undefined;
};
