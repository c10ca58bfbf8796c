import { readPhone } from "@naluma/site/phone";
import { dayOf } from "./birthday.ts";
import type { Details } from "./details.ts";
import type { NamedIntroducer } from "./introducers.ts";
import type { RegisterBody } from "./register-body.ts";
import { settingNames, type FieldRules, type SettingName } from "./settings.ts";

/** Fields of the form that are not details of the member. */
const notOfMember = new Set<string>([
  "member_agent",
  "recommend_code",
  "check_password",
  "verify_code",
]);

/** Normalises phone numbers: the same number with or without a prefix must be unique, limited and found as one. */
export const asKept = (name: string, value: string, currency: string): string =>
  name === "member_phone" ? readPhone(value, currency) : value;

/** All personal details in the form, requested or not. */
export const toldIn = (asked: RegisterBody): Details => {
  const told = new Map<string, unknown>(Object.entries(asked));
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = told.get(name);
      const isTold = !notOfMember.has(name) && typeof value === "string";
      if (!isTold || value.trim() === "") return [];
      return [[name, asKept(name, value.trim(), asked.member_currency)]];
    }),
  );
};

/** The details that the site requests in the currency and that were filled in; others are not stored. */
export const detailsOf = (asked: RegisterBody, rules: FieldRules): Details =>
  Object.fromEntries(Object.entries(toldIn(asked)).filter(([name]) => Object.hasOwn(rules, name)));

/** Details that the site demands in the currency and that were left empty, which is well-formed on the wire (W-16). */
export const missingDetails = (rules: FieldRules, details: Details): readonly SettingName[] =>
  settingNames.filter(
    (name) => rules[name]?.isRequired && !notOfMember.has(name) && details[name] === undefined,
  );

/** Fields with values that our own page would never send, so they need no explanation to the player. */
export const malformed = (asked: RegisterBody, details: Details): readonly string[] => {
  const isPassword = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/.test(asked.password);
  const birthday = details.member_birthday;
  return [
    ...(isPassword ? [] : ["password"]),
    ...(birthday !== undefined && !dayOf(birthday) ? ["member_birthday"] : []),
  ];
};

/** `introducer` repeats one of the two; alone it is an agent if it is a number. */
export const introducerIn = ({
  member_agent,
  recommend_code,
  introducer,
}: RegisterBody): NamedIntroducer | undefined => {
  if (member_agent !== "") return { kind: "agent", id: member_agent };
  if (recommend_code !== "") return { kind: "friend", code: recommend_code };
  if (introducer === "") return undefined;
  return /^\d+$/.test(introducer)
    ? { kind: "agent", id: introducer }
    : { kind: "friend", code: introducer };
};
