import { currencyCode } from "@naluma/i18n";
import { dateFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";
import type { Layout, Profile } from "../layout/layout.ts";
import type { RestMessageId } from "../words.rest.ts";

export interface ProfileRow {
  /** A translated text, or the name of a messenger, which is the same in every language. */
  readonly label: { readonly id: RestMessageId } | { readonly name: string };
  /** '' if none was given. */
  readonly value: string;
}

const messengers = {
  line: "LINE",
  qq: "QQ",
  skype: "Skype",
  wechat: "WeChat",
  fb: "Facebook",
  zalo: "Zalo",
  telegram: "Telegram",
  whatsApp: "WhatsApp",
} as const satisfies Partial<Record<keyof Profile, string>>;

const isMessenger = (key: string): key is keyof typeof messengers => Object.hasOwn(messengers, key);

/** A birthday is a calendar day without a time zone; an invalid one is shown as it was entered. */
function birthdayIn(text: string, locale: Locale): string {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year === "" || date.getUTCMonth() !== Number(month) - 1) return text;
  return dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** The member's profile in reading order. Messengers without a value are omitted. */
export const profileRows = (profile: Profile, locale: Locale): readonly ProfileRow[] => [
  { label: { id: "info.account" }, value: profile.account },
  { label: { id: "info.currency" }, value: currencyCode(profile.currency) },
  { label: { id: "info.name" }, value: profile.name },
  { label: { id: "info.birthday" }, value: birthdayIn(profile.birthday, locale) },
  { label: { id: "info.email" }, value: profile.email },
  { label: { id: "info.phone" }, value: profile.phone },
  { label: { id: "info.identity" }, value: profile.identityId },
  ...Object.keys(messengers)
    .filter(isMessenger)
    .filter((key) => profile[key] !== "")
    .map((key) => ({ label: { name: messengers[key] }, value: profile[key] })),
  ...(profile.others === ""
    ? []
    : [{ label: { id: "info.others" } as const, value: profile.others }]),
];

/** The test member of a demo site has an account and no profile (AUTH-84). */
export const demoRows = ({
  account,
  currency,
}: Pick<Layout, "account" | "currency">): readonly ProfileRow[] => [
  { label: { id: "info.account" }, value: account },
  { label: { id: "info.currency" }, value: currencyCode(currency) },
];
