import { sessionKeys, type BrowserStorage } from "@naluma/site/stored";
import * as v from "valibot";
import { contactFields } from "../fields/contact.ts";
import { emptyRegister, type RegisterField, type RegisterValues } from "./register-values.ts";

/**
 * What is kept of a form until the account is there: through a reload of the tab, a switch of language and a dialog that was
 * closed by mistake. Never a password or a code, and never the consent, which is to what is on screen now. The introducer
 * comes from the link.
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

/** Whoever comes back later than that is somebody else, or begins anew: in ms. */
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

/** What was typed in this tab, as long as it is fresh. */
export function readDraft(tab: BrowserStorage | undefined, now: number): Partial<Draft> {
  const read = v.safeParse(kept, readAs(tab?.getItem(sessionKeys.registerDraft) ?? ""));
  return read.success && now - read.output.at < keptFor ? read.output.values : {};
}

/** Nothing is kept of a form in which nothing is typed: a currency alone is the site's choice. */
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
