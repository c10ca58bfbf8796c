import { readPhone } from "@naluma/site/phone";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { playExclusion } from "../responsible-play/schema.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { ageAt, plainDay } from "./birthday.ts";
import type { Details } from "./details.ts";

/** Ignores accents and full-width letters. */
const bare = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const letters = (text: string): string => bare(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

const wordsOf = (text: string): readonly string[] =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** In any order, and even if only one of them includes a middle name. */
const isSameName = (one: string, other: string): boolean => {
  if (letters(one) === letters(other)) return letters(one) !== "";
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return fewer.length > 1 && fewer.every((word) => more.includes(word));
};

/** `Ida.V+play@Example.com` and `idav@example.com` reach the same mailbox. */
const plainMail = (mail: string): string => {
  const at = mail.lastIndexOf("@");
  const [box = ""] = mail.slice(0, at).split("+");
  return `${letters(box)}@${letters(mail.slice(at + 1))}`;
};

/** The known details of a member, by the names of a registration. */
type Known = Readonly<
  Partial<
    Record<
      "member_name" | "member_birthday" | "member_phone" | "member_email" | "identity_id",
      string | undefined
    >
  >
>;

const isSame = (
  one: string | undefined,
  other: string | undefined,
  form: (text: string) => string,
): boolean => {
  const [a, b] = [one, other].map((text) => (text === undefined ? "" : form(text)));
  return a === b && a !== "";
};

/** Matching name and birthday, phone, email or identity, in any spelling. */
const isSamePerson = (one: Known, other: Known): boolean =>
  isSame(one.member_phone, other.member_phone, (phone) => phone.trim()) ||
  isSame(one.member_email, other.member_email, plainMail) ||
  isSame(one.identity_id, other.identity_id, letters) ||
  (isSame(one.member_birthday, other.member_birthday, plainDay) &&
    isSameName(one.member_name ?? "", other.member_name ?? ""));

/** An unknown country is never excluded. */
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
 * Whether the same person has excluded themselves. The registration reveals only that: neither which member it
 * was nor until when.
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
  // Not done in SQL, which cannot compare names as people read them.
  return excluded.some(({ currency, facts }) => {
    const { name, birthday, phone, email, identityId } = facts;
    /** The phone in the format of the excluded member's currency, because the registration may name another. */
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
