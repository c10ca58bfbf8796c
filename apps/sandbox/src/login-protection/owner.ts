import type { Locale } from "@naluma/site/locale";
import { isPassword } from "../members/passwords.ts";
import type { Member } from "../members/sessions.ts";
import type { Limit, Throttle } from "../members/throttle.ts";
import { refusal, tooMany, type Answer } from "../wire/answer.ts";

/** Limits guesses by a person at the member's unlocked screen. */
const tries: Limit = { max: 5, within: 10 * 60_000 };

/**
 * Undefined for the owner of the account. Counted before the slow comparison, and forgiven after a correct
 * password.
 */
export const refuseOthers = async (
  { throttle }: { readonly throttle: Throttle },
  member: Member,
  password: string,
  lang: Locale,
): Promise<Answer | undefined> => {
  const name = `own-password ${member.id}`;
  const wait = await throttle.take(name, tries);
  if (wait > 0) return tooMany(wait, lang);
  if (!(await isPassword(member.passwordHash, password)))
    return refusal("101", "own_password_wrong", lang);
  await throttle.forget(name);
  return undefined;
};
