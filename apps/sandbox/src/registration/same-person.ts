import { plainDay } from "./birthday.ts";

/** Letters and digits in small letters, a text for each word: signs, accents and blanks change nobody. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .toSorted();

const plain = (text: string): string => wordsOf(text).join("");
/** In the order in which they are written. */
const letters = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** In any order, and where a middle name is there once and once not. */
const isSameName = (one: string, other: string): boolean => {
  if (plain(one) === plain(other) || letters(one) === letters(other)) return plain(one) !== "";
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
): boolean => one !== undefined && other !== undefined && form(one) === form(other);

/** A name and birthday say so, a phone, an address or an identity, however they are written. */
export const isSamePerson = (one: Known, other: Known): boolean =>
  isSame(one.member_phone, other.member_phone, (phone) => phone.trim()) ||
  isSame(one.member_email, other.member_email, plainMail) ||
  isSame(one.identity_id, other.identity_id, letters) ||
  (isSame(one.member_birthday, other.member_birthday, plainDay) &&
    isSameName(one.member_name ?? "", other.member_name ?? ""));
