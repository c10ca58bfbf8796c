import { plainDay } from "./birthday.ts";

/** Accents and the width of letters change nobody. */
const bare = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const letters = (text: string): string => bare(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

const wordsOf = (text: string): readonly string[] =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** In any order, and where a middle name is there once and once not. */
const isSameName = (one: string, other: string): boolean => {
  if (letters(one) === letters(other)) return letters(one) !== "";
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return fewer.length > 1 && fewer.every((word) => more.includes(word));
};

/** `Ida.V+play@Example.com` reaches whoever `idav@example.com` does. */
const plainMail = (mail: string): string => {
  const at = mail.lastIndexOf("@");
  const [box = ""] = mail.slice(0, at).split("+");
  return `${letters(box)}@${letters(mail.slice(at + 1))}`;
};

/** What is known of a member, by the names of a registration. */
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

/** A name and birthday say so, a phone, an address or an identity, however they are written. */
export const isSamePerson = (one: Known, other: Known): boolean =>
  isSame(one.member_phone, other.member_phone, (phone) => phone.trim()) ||
  isSame(one.member_email, other.member_email, plainMail) ||
  isSame(one.identity_id, other.identity_id, letters) ||
  (isSame(one.member_birthday, other.member_birthday, plainDay) &&
    isSameName(one.member_name ?? "", other.member_name ?? ""));
