import { currencies } from "@naluma/site/currency";
import type { SiteRecord } from "../sites/sites.ts";

/** A narrow and a wide picture for the form; drawn by the sandbox (`catalogue/media-app.ts`). */
export const registerBackground = ({ registerScene }: SiteRecord, template: string): string =>
  /mobile|h5/i.test(template)
    ? `/media/register/${registerScene}-wide.svg`
    : `/media/register/${registerScene}.svg`;

/** The fields that an operator can configure, by their name on the wire (W-59). */
export const settingNames = [
  "member_name",
  "member_email",
  "member_birthday",
  "withdraw_password",
  "member_phone",
  "member_qq",
  "member_telegram",
  "member_whats_app",
  "member_skype",
  "member_fb",
  "member_zalo",
  "member_wechat",
  "member_others",
  "identity_id",
  "member_agent",
  "recommend_code",
  "check_password",
  "verify_code",
] as const;

export type SettingName = (typeof settingNames)[number];

/** `verified` is for phones, which are verified by an SMS code. */
type Mark = "required" | "optional" | "unique" | "verified";
type Decided = Readonly<Partial<Record<SettingName, readonly Mark[]>>>;

/** Everywhere, a new member may name an introducer, repeats the password and solves a captcha. */
const everywhere = {
  member_agent: ["optional"],
  recommend_code: ["optional"],
  check_password: ["required"],
  verify_code: ["required"],
} as const satisfies Decided;

/** A field that is not listed is neither shown nor stored. */
const byCurrency: Readonly<Record<string, Decided>> = {
  RMB: {
    ...everywhere,
    member_name: ["required"],
    member_phone: ["required", "unique", "verified"],
    member_qq: ["optional", "unique"],
    member_wechat: ["optional", "unique"],
    identity_id: ["optional", "unique"],
    withdraw_password: ["required"],
  },
  VND: {
    ...everywhere,
    member_name: ["required", "unique"],
    member_phone: ["required", "unique", "verified"],
    member_email: ["optional", "unique"],
    member_zalo: ["optional", "unique"],
    member_fb: ["optional"],
    withdraw_password: ["required"],
  },
  USD: {
    ...everywhere,
    member_name: ["required"],
    member_email: ["required", "unique"],
    member_phone: ["optional", "unique"],
    member_telegram: ["optional"],
    member_whats_app: ["optional"],
    withdraw_password: ["optional"],
  },
  INR: {
    ...everywhere,
    member_name: ["required"],
    member_phone: ["required", "unique", "verified"],
    member_email: ["optional"],
    member_whats_app: ["required", "unique"],
    member_telegram: ["optional", "unique"],
    identity_id: ["required", "unique"],
  },
  THB: {
    ...everywhere,
    member_name: ["required", "unique"],
    member_phone: ["required", "unique"],
    member_others: ["optional"],
    withdraw_password: ["required"],
  },
  WON: {
    ...everywhere,
    member_name: ["required"],
    member_phone: ["required", "unique"],
    member_telegram: ["required", "unique"],
    withdraw_password: ["optional"],
  },
  JPY: {
    ...everywhere,
    member_name: ["required"],
    member_email: ["required", "unique"],
    member_skype: ["optional", "unique"],
    member_others: ["optional"],
  },
  MMK: {
    ...everywhere,
    member_name: ["required"],
    member_phone: ["required", "unique"],
    member_fb: ["optional", "unique"],
    withdraw_password: ["required"],
  },
  BDT: {
    ...everywhere,
    member_phone: ["required", "unique", "verified"],
    member_fb: ["optional", "unique"],
    member_whats_app: ["optional", "unique"],
    withdraw_password: ["required"],
  },
  BRL: {
    ...everywhere,
    member_name: ["required"],
    member_email: ["required", "unique"],
    member_whats_app: ["optional"],
    identity_id: ["required", "unique"],
  },
  NGN: {
    ...everywhere,
    member_name: ["required"],
    member_phone: ["required", "unique", "verified"],
    member_email: ["optional", "unique"],
    member_whats_app: ["optional", "unique"],
  },
  EUR: {
    ...everywhere,
    member_name: ["required"],
    member_email: ["required", "unique"],
    member_phone: ["optional", "unique"],
    withdraw_password: ["optional"],
  },
  PHP: {
    ...everywhere,
    member_name: ["required"],
    member_phone: ["required", "unique", "verified"],
    member_fb: ["optional", "unique"],
    withdraw_password: ["required"],
  },
  CLP: {
    ...everywhere,
    member_name: ["required"],
    member_email: ["required", "unique"],
    identity_id: ["required", "unique"],
  },
  // The site's own play-money currency requires only an account, a password and a birthday.
  GP: { member_agent: ["optional"], recommend_code: ["optional"] },
};

const bySite: Readonly<Record<number, Readonly<Record<string, Decided>>>> = {
  2: {
    USD: {
      ...everywhere,
      member_name: ["required"],
      member_email: ["required", "unique"],
      member_phone: ["required", "unique", "verified"],
      identity_id: ["required", "unique"],
    },
    VND: {
      ...everywhere,
      member_name: ["required"],
      member_phone: ["required", "unique"],
      member_zalo: ["required", "unique"],
    },
  },
};

export interface FieldRule {
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  readonly isVerified: boolean;
}

export type FieldRules = Readonly<Partial<Record<SettingName, FieldRule>>>;

/** Each site has a minimum age, so every form requires the birthday. */
const decidedOf = (site: SiteRecord, currency: string): Decided => ({
  ...(bySite[site.id]?.[currency] ?? byCurrency[currency]),
  member_birthday: ["required"],
});

const ruleOf = (marks: readonly Mark[]): FieldRule => ({
  isRequired: marks.includes("required"),
  isUnique: marks.includes("unique"),
  isVerified: marks.includes("verified"),
});

/** The fields that the site requests for a currency; a field without a rule is not requested. */
export const fieldRules = (site: SiteRecord, currency: string): FieldRules =>
  Object.fromEntries(
    Object.entries(decidedOf(site, currency)).map(([name, marks]) => [name, ruleOf(marks)]),
  );

const flag = (value: boolean | undefined) => (value === true ? (1 as const) : (0 as const));

/** These belong to the form only, not to the member. */
const ofTheForm = new Set<SettingName>(["check_password", "verify_code"]);

/**
 * The register settings in the format of the wire: every field of the twelve currencies and of the site's own, including
 * hidden ones (REG-03).
 */
export const registerSettings = (site: SiteRecord) =>
  [...new Set([...currencies, ...site.currencies])].flatMap((currency) => {
    const rules = fieldRules(site, currency);
    return settingNames.map((name) => {
      const rule = rules[name];
      return {
        name,
        currency,
        is_display: flag(rule !== undefined),
        is_required: flag(rule?.isRequired),
        is_unique: flag(rule?.isUnique),
        is_member_center: flag(rule !== undefined && !ofTheForm.has(name)),
        is_verification: flag(rule?.isVerified),
        ...(name === "member_phone" && { is_member_center_verification: flag(rule?.isVerified) }),
      };
    });
  });
