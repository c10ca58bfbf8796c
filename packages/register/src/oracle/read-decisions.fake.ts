import type { RegisterField, RegisterValues } from "../form/register-values.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import {
  decisions,
  onScreen,
  trimmed,
  type Decision,
  type Fault,
  type When,
} from "./decisions.fake.ts";

export interface Asked {
  readonly values: RegisterValues;
  readonly settings: FieldSettings;
  readonly tenDigitPhones: boolean;
}

/** The rows' verdict on a form, by field. */
export function decide(asked: Asked): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const decision of decisions) {
    const { field, says } = decision;
    if (said[field] === undefined && isTrue(decision, asked)) said[field] = says;
  }
  return said;
}

const isTrue = ({ field, when, fault }: Decision, asked: Asked): boolean =>
  isOnScreen(field, asked.settings) && counts(when, field, asked) && isFaulty(fault, field, asked);

function isOnScreen(field: RegisterField, settings: FieldSettings): boolean {
  switch (onScreen[field]) {
    case "by itself":
      return true;
    case "unless set":
      return settings[field] === undefined || settings[field].isDisplayed;
    case "verified phone":
      return settings.memberPhone?.isDisplayed === true && settings.memberPhone.isVerified;
    default:
      return settings[field]?.isDisplayed === true;
  }
}

function counts(when: When, field: RegisterField, asked: Asked): boolean {
  const { memberCurrency: currency, memberPhone } = asked.values;
  const required = asked.settings[field]?.isRequired === true;
  const filled = valueOf(field, asked.values).length > 0;
  switch (when) {
    case "always":
      return true;
    case "required":
      return required;
    case "required or begun":
      return required || partsOf(asked.values).join("").length > 0;
    case "filled":
      return filled;
    case "filled, in RMB":
      return filled && currency === "RMB";
    case "filled, in VND":
      return filled && currency === "VND";
    case "filled, in others":
      return filled && currency !== "RMB" && currency !== "VND";
    case "filled, in VND or ten digits everywhere":
      return filled && (currency === "VND" || asked.tenDigitPhones);
    case "a phone is given":
      return memberPhone.length > 0;
  }
}

function isFaulty(fault: Fault, field: RegisterField, { values }: Asked): boolean {
  const signs = Array.from(valueOf(field, values));
  switch (fault.is) {
    case "empty":
      return signs.length === 0;
    case "not among":
      return signs.some((sign) => !fault.signs.includes(sign));
    case "without one of":
      return signs.every((sign) => !fault.signs.includes(sign));
    case "length outside":
      return signs.length < fault.from || signs.length > fault.to;
    case "not the same as":
      return valueOf(field, values) !== values[fault.field];
    case "lacking":
      return partsOf(values)[fault.part].length === 0;
    case "containing two side by side":
      return signs.some((sign, place) => isSpace(sign) && isSpace(signs[place + 1]));
    case "containing any":
      return signs.some(isSpace);
    case "not Chinese":
      return !isChinese(signs);
    case "no address":
      return !isAddress(valueOf(field, values));
    case "not accepted":
      return !values.isAgreed;
  }
}

function valueOf(field: RegisterField, values: RegisterValues): string {
  const value = values[field];
  if (typeof value === "boolean") return "";
  return trimmed.includes(field) ? value.trim() : value;
}

function partsOf({ memberBirthday }: RegisterValues): readonly [string, string, string] {
  const [year = "", month = "", day = ""] = memberBirthday.split("-");
  return [year, month, day];
}

const isSpace = (sign: string | undefined) => sign !== undefined && sign.trim() === "";

/** The blocks of the common characters; a dot may stand between two of them. */
const isHan = (sign: string | undefined) => {
  const point = sign?.codePointAt(0) ?? 0;
  return (
    (point >= 0x3400 && point <= 0x4dbf) ||
    (point >= 0x4e00 && point <= 0x9fff) ||
    (point >= 0x20000 && point <= 0x2a6df)
  );
};

const isChinese = (signs: readonly string[]) =>
  signs.every(
    (sign, place) =>
      isHan(sign) ||
      ((sign === "·" || sign === "•") && isHan(signs[place - 1]) && isHan(signs[place + 1])),
  );

const plain = "abcdefghijklmnopqrstuvwxyz0123456789";
const inName = `${plain}!#$%&'*+/=?^_\`{|}~-`;

const isPart = (part: string, signs: string) =>
  part.length > 0 && Array.from(part.toLowerCase()).every((sign) => signs.includes(sign));

/** Two parts separated by one "@", both dotted; the right one has at least two labels, the last of them letters. */
function isAddress(text: string): boolean {
  const sides = text.split("@");
  const [name = "", host = ""] = sides;
  const labels = host.split(".");
  const top = labels.at(-1) ?? "";
  return (
    text.length <= 100 &&
    sides.length === 2 &&
    name.split(".").every((part) => isPart(part, inName)) &&
    labels.length > 1 &&
    labels.every(
      (label) => isPart(label, `${plain}-`) && !label.startsWith("-") && !label.endsWith("-"),
    ) &&
    top.length > 1 &&
    isPart(top, plain.slice(0, 26))
  );
}
