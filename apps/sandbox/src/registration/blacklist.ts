/** Whom an operator does not want: the same in every installation, so that each refusal can be looked at. */

const names: readonly string[] = ["mallory", "mallory black", "黑名单"];
const mailDomains: readonly string[] = ["trash.example"];
/** Of the documentation's own net (RFC 5737): nobody is there. */
const addresses: readonly string[] = ["203.0.113.218"];
const contacts: readonly string[] = ["blocked.contact"];

/** How phones end that are refused, by what is wrong with them; listed in docs/sandbox.md. */
const phoneEndings = {
  blacklisted: "00000215",
  /** The company that sends the messages says no. */
  unverifiable: "00000099",
  /** It is not paid for messages to there. */
  unpaid: "00000103",
  /** It wants to talk about it. */
  "ask service": "00000104",
} as const;

export type PhoneTrouble = keyof typeof phoneEndings;

export const hasTrouble = (phone: string, trouble: PhoneTrouble): boolean =>
  phone.endsWith(phoneEndings[trouble]);

/** Why no message goes to a phone, as far as is known without asking anybody. */
export const smsTrouble = (
  phone: string,
): "blank" | Exclude<PhoneTrouble, "blacklisted"> | undefined => {
  if (phone === "") return "blank";
  return (["unverifiable", "unpaid", "ask service"] as const).find((one) => hasTrouble(phone, one));
};

export const isNameBlacklisted = (name: string): boolean => names.includes(name.toLowerCase());

export const isMailBlacklisted = (mail: string): boolean =>
  mailDomains.includes(mail.toLowerCase().split("@")[1] ?? "");

export const isAddressBlacklisted = (address: string): boolean => addresses.includes(address);

export const isContactBlacklisted = (contact: string): boolean =>
  contacts.includes(contact.toLowerCase());
