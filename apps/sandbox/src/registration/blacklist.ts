/** People that an operator does not want: the same in every installation, so that each refusal can be tried out. */

const names: readonly string[] = ["mallory", "mallory black", "黑名单"];
const mailDomains: readonly string[] = ["trash.example"];
/** From the range reserved for documentation (RFC 5737), so it belongs to nobody. */
const addresses: readonly string[] = ["203.0.113.218"];
const contacts: readonly string[] = ["blocked.contact"];

/** Endings of phone numbers that are refused, by reason; listed in docs/sandbox.md. */
const phoneEndings = {
  blacklisted: "00000215",
  /** The SMS provider refuses the number. */
  unverifiable: "00000099",
  /** The SMS provider is not paid for messages to this number. */
  unpaid: "00000103",
  /** The SMS provider wants to discuss it, so the player is referred to customer service. */
  "ask service": "00000104",
} as const;

export type PhoneTrouble = keyof typeof phoneEndings;

export const hasTrouble = (phone: string, trouble: PhoneTrouble): boolean =>
  phone.endsWith(phoneEndings[trouble]);

/** Why no message can be sent to a phone, as far as is known without contacting the provider. */
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
