import { post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import * as v from "valibot";
import { contactFields } from "../fields/contact.ts";
import { wireNames } from "../fields/wire-names.ts";

/** The fields that the server can check when they lose the focus (W-62). */
export const askableFields = [
  "memberName",
  "memberEmail",
  "memberPhone",
  "identityId",
  ...contactFields,
  "memberOthers",
  "memberAgent",
  "recommendCode",
] as const;

export type AskableField = (typeof askableFields)[number];

interface Question {
  readonly siteId: number;
  readonly currency: string;
  readonly field: AskableField;
  readonly value: string;
}

/** Contains exactly one field besides the three fixed keys. */
export const verificationBody = ({ siteId, currency, field, value }: Question) => ({
  site_id: siteId,
  member_currency: currency,
  verification: 1,
  [wireNames[field]]: value,
});

/** The response is only a yes or no (REG-36). */
export const verifyRegisterField = post("/register/verification", {
  body: v.record(v.string(), v.union([v.string(), v.number()])),
  reads: nothing,
});
