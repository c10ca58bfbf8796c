import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { member } from "../db/schema.ts";
import { playExclusion } from "../responsible-play/limits/schema.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { ageAt, plainDay } from "./birthday.ts";
import type { Details } from "./details.ts";

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

const fact = (name: string) => sql`lower(trim(${member.facts}->>${name}::text))`;

const same = (name: string, value: string | undefined) =>
  value === undefined ? [] : [sql`${fact(name)} = lower(trim(${value}::text))`];

/**
 * Whether somebody has excluded himself who is the same person. A name and birthday say so, a phone, an address or an
 * identity. Whoever registers hears that much and no more: neither who it was nor until when.
 */
export const isSelfExcluded = async (
  db: Database,
  { id: siteId }: SiteRecord,
  details: Details,
  now: number,
): Promise<boolean> => {
  const { member_name: name, member_birthday: birthday } = details;
  const person =
    name === undefined || birthday === undefined
      ? []
      : [and(...same("name", name), ...same("birthday", plainDay(birthday)))];
  const signs = [
    ...person,
    ...same("phone", details.member_phone),
    ...same("email", details.member_email),
    ...same("identityId", details.identity_id),
  ];
  if (signs.length === 0) return false;
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .innerJoin(playExclusion, eq(playExclusion.memberId, member.id))
    .where(
      and(
        eq(member.siteId, siteId),
        eq(playExclusion.kind, "self-exclusion"),
        gt(playExclusion.endsAt, now),
        or(...signs),
      ),
    )
    .limit(1);
  return found !== undefined;
};
