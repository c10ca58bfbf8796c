/** An address of a page: only these lead to one. @row REG-128 */
export function isUrl(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  return ["http:", "https:"].includes(new URL(text).protocol);
}

const part = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const version4 = new RegExp(`^${part}(?:\\.${part}){3}$`);

/** Version 4, or version 6, which every browser reads in an address. */
const isIp = (text: string): boolean =>
  version4.test(text) ||
  (/^[\da-f:.]*:[\da-f:.]*$/i.test(text) && URL.canParse(`http://[${text}]`));

/** Addresses with commas between them, and spaces or new lines if one likes. @row REG-132 */
export const isIpList = (text: string): boolean =>
  text.split(",").every((address) => isIp(address.trim()));

const label = /^[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;

/** What looks like an IP address and is none is no host name either. @row REG-133 */
export function isIpOrHostname(text: string): boolean {
  if (isIp(text)) return true;
  const labels = text.split(".");
  const isNumber = /^\d+$/.test(labels.at(-1) ?? "");
  return text.length <= 253 && !isNumber && labels.every((each) => label.test(each));
}
