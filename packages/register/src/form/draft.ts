import { sessionKeys, type BrowserStorage } from "@naluma/site/stored";
import * as v from "valibot";
import { contactFields } from "../fields/contact.ts";
import { emptyRegister, type RegisterField, type RegisterValues } from "./register-values.ts";

/**
 * The fields of a draft, which survives a reload of the tab, a change of language and a dialog closed by mistake until
 * the account exists. Never a password or a code, and never the consent, which applies to the text on screen. The
 * introducer comes from the link.
 */
const keptFields = [
  "memberAccount",
  "memberName",
  "memberEmail",
  "memberCurrency",
  "memberBirthday",
  "memberPhone",
  ...contactFields,
  "memberOthers",
  "identityId",
] as const satisfies readonly RegisterField[];

export type Draft = Pick<RegisterValues, (typeof keptFields)[number]>;

/** After this time, in ms, the draft may be another person's or no longer wanted. */
const keptFor = 60 * 60_000;

const kept = v.object({
  at: v.number(),
  values: v.record(v.picklist(keptFields), v.pipe(v.string(), v.maxLength(300))),
});

const readAs = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The input in this tab, unless it is too old. */
export function readDraft(tab: BrowserStorage | undefined, now: number): Partial<Draft> {
  const read = v.safeParse(kept, readAs(tab?.getItem(sessionKeys.registerDraft) ?? ""));
  return read.success && now - read.output.at < keptFor ? read.output.values : {};
}

/** A form without input is not stored: a currency alone is the site's choice. */
export function keepDraft(
  tab: BrowserStorage | undefined,
  values: RegisterValues,
  now: number,
): void {
  const typed = keptFields.filter((field) => values[field] !== emptyRegister[field]);
  if (typed.every((field) => field === "memberCurrency")) return forgetDraft(tab);
  const draft = Object.fromEntries(typed.map((field) => [field, values[field]]));
  tab?.setItem(sessionKeys.registerDraft, JSON.stringify({ at: now, values: draft }));
}

export const forgetDraft = (tab: BrowserStorage | undefined): void =>
  tab?.removeItem(sessionKeys.registerDraft);
