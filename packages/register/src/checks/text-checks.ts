/** Matches the whole, non-empty text. */
const isAll = (signs: RegExp) => (text: string) => signs.test(text);

/** Latin letters only, as in all names that a server compares. */
export const isLettersAndDigits = isAll(/^[A-Za-z\d]+$/);

/** @row REG-129 */
export const isIdentifier = isAll(/^[A-Za-z\d_-]+$/);

/** Digits only, as in a phone number: no sign, no decimal point, any number of leading zeros. */
export const isDigits = isAll(/^\d+$/);

/** @row REG-130 */
export const isInteger = isAll(/^-?\d+$/);

/** @row REG-131 */
export const isNumeric = isAll(/^-?(\d+\.?\d*|\.\d+)$/);

const domainLabel = "[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?";
const atom = "[A-Za-z\\d!#$%&'*+/=?^_`{|}~-]+";
const email = new RegExp(`^${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+[A-Za-z]{2,}$`);

/** Checks the usual form only; whether the mailbox exists, an e-mail alone can show (REG-135). */
export const isEmail = (text: string): boolean => text.length <= 100 && email.test(text);

/** 6 to 12 letters and digits, at least one of each (REG-136). */
export const isRegisterPassword = isAll(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,12}$/);

/**
 * Only http and https lead to a page.
 *
 * @row REG-128
 */
export function isUrl(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  return ["http:", "https:"].includes(new URL(text).protocol);
}

const part = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const version4 = new RegExp(`^${part}(?:\\.${part}){3}$`);

/** Version 4, or version 6, which every browser can parse in a URL. */
const isIp = (text: string): boolean =>
  version4.test(text) ||
  (/^[\da-f:.]*:[\da-f:.]*$/i.test(text) && URL.canParse(`http://[${text}]`));

/**
 * Addresses separated by commas, with optional spaces or line breaks.
 *
 * @row REG-132
 */
export const isIpList = (text: string): boolean =>
  text.split(",").every((address) => isIp(address.trim()));

const label = /^[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;

/**
 * An invalid IP address is not accepted as a host name either.
 *
 * @row REG-133
 */
export function isIpOrHostname(text: string): boolean {
  if (isIp(text)) return true;
  const labels = text.split(".");
  const isNumber = /^\d+$/.test(labels.at(-1) ?? "");
  return text.length <= 253 && !isNumber && labels.every((each) => label.test(each));
}

/** REG-134 */
export const hasDoubleSpaces = (name: string): boolean => /\s{2}/.test(name);

/** Accounts in VND have names without spaces (REG-137). */
export const isSingleWord = (name: string): boolean => /^\S+$/.test(name);

/** Chinese characters; foreign names may have a dot between their parts, as in 古丽·阿依 (REG-138, A-107). */
export const isChineseName = (name: string): boolean =>
  /^\p{Script=Han}+([·•]\p{Script=Han}+)*$/u.test(name);
