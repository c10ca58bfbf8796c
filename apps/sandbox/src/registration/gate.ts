import { readPhone } from "@naluma/site/phone";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../ground/db/open.ts";
import { member } from "../ground/db/schema.ts";
import { playExclusion } from "../responsible-play/limits/schema.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { ageAt } from "./birthday.ts";
import type { Details } from "./details.ts";
import { isSamePerson } from "./same-person.ts";

/** A country that is not known excludes nobody. */
export const isCountryExcluded = (site: SiteRecord, country: string): boolean =>
  site.excludedCountries.includes(country);

export const isUnderAge = (
  { minimumAge }: SiteRecord,
  { member_birthday: birthday }: Details,
  now: number,
): boolean => {
  const age = birthday === undefined ? undefined : ageAt(birthday, now);
  return age !== undefined && age < minimumAge;
};

/**
 * Whether somebody has excluded himself who is the same person. Whoever registers hears that much and no more: neither
 * who it was nor until when.
 */
export const isSelfExcluded = async (
  db: Database,
  { id: siteId }: SiteRecord,
  details: Details,
  now: number,
): Promise<boolean> => {
  const excluded = await db
    .select({ currency: member.currency, facts: member.facts })
    .from(member)
    .innerJoin(playExclusion, eq(playExclusion.memberId, member.id))
    .where(
      and(
        eq(member.siteId, siteId),
        eq(playExclusion.kind, "self-exclusion"),
        gt(playExclusion.endsAt, now),
      ),
    );
  // Not in SQL: it cannot compare names as people read them.
  return excluded.some(({ currency, facts }) => {
    const { name, birthday, phone, email, identityId } = facts;
    /** As it is written where the member has it; whoever registers may name another currency. */
    const asTheirs = (given: string | undefined) => given && readPhone(given, currency);
    return isSamePerson(
      { ...details, member_phone: asTheirs(details.member_phone) },
      {
        member_name: name,
        member_birthday: birthday,
        member_phone: asTheirs(phone),
        member_email: email,
        identity_id: identityId,
      },
    );
  });
};
