import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { readPhone } from "@naluma/site/phone";
import type { MemberFacts } from "../ground/db/schema.ts";
import { isPassword } from "../members/passwords.ts";

/** The profile columns that questions are drawn from (AUTH-37). */
export const columns = [
  "member_name",
  "identity_id",
  "member_phone",
  "member_email",
  "withdraw_password",
] as const;

export type Column = (typeof columns)[number];

/** A client that gets no count assumes this one (AUTH-40). */
const maxQuestions = 3;

const stored: Readonly<Record<Column, (facts: MemberFacts) => string | undefined>> = {
  member_name: ({ name }) => name,
  identity_id: ({ identityId }) => identityId,
  member_phone: ({ phone }) => phone,
  member_email: ({ email }) => email,
  withdraw_password: ({ withdrawPassword }) => withdrawPassword,
};

/** Ignores differences that do not make an answer wrong: case, spaces, and the notation of a phone number. */
const normal = (column: Column, text: string, currency: string): string =>
  column === "member_phone"
    ? readPhone(text, currency).replaceAll(/\D/g, "")
    : text.normalize("NFKC").toLowerCase().replaceAll(/[\s-]/g, "");

/** Up to three of the columns that the member has filled in, in random order. */
export const drawQuestions = (facts: MemberFacts): Column[] => {
  const filled = columns.filter((column) => Boolean(stored[column](facts)));
  const drawn: Column[] = [];
  while (drawn.length < maxQuestions && filled.length > 0)
    drawn.push(...filled.splice(randomInt(filled.length), 1));
  return drawn;
};

const key = randomBytes(32);
const digest = (text: string) => createHmac("sha256", key).update(text).digest();

/** Compared in constant time, so that timing reveals neither the length nor a correct beginning. */
export const isAnswer = async (
  { facts, currency }: { readonly facts: MemberFacts; readonly currency: string },
  column: Column,
  given: string,
): Promise<boolean> => {
  const right = stored[column](facts);
  if (column === "withdraw_password") return isPassword(right, given.trim());
  const isSame = timingSafeEqual(
    digest(normal(column, given, currency)),
    digest(normal(column, right ?? "", currency)),
  );
  return isSame && normal(column, right ?? "", currency) !== "";
};
