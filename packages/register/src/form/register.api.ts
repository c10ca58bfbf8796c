import { post } from "@naluma/api-client";
import { loginData } from "@naluma/api-client/login-data";
import * as v from "valibot";
import { trimmedName } from "../fields/name.ts";
import { isVerifyCodeNeeded } from "../fields/phone-verify.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import { fieldsShown } from "../settings/field-settings-of.ts";
import type { RegisterField, RegisterValues } from "./register-values.ts";

const text = v.string();

/** Contains captcha and introducer under both names that a server may read. */
const registerBody = v.object({
  site_id: v.number(),
  member_account: text,
  password: text,
  member_currency: text,
  member_name: text,
  member_email: text,
  member_birthday: text,
  withdraw_password: text,
  member_phone: text,
  phone_verify: text,
  member_qq: text,
  member_telegram: text,
  member_whats_app: text,
  member_skype: text,
  member_fb: text,
  member_zalo: text,
  member_wechat: text,
  member_others: text,
  identity_id: text,
  captcha_token: text,
  verify_code: text,
  answer: text,
  introducer: text,
  member_agent: v.exactOptional(text),
  recommend_code: v.exactOptional(text),
  remote_addr: text,
  ip_info: v.record(v.string(), v.nullable(v.union([text, v.number()]))),
  error_track: v.array(text),
});

export type RegisterBody = v.InferOutput<typeof registerBody>;

/** Responds like a login, so the new member is signed in (REG-13). */
export const register = post("/register", { body: registerBody, reads: loginData });

/** Additional data that the visitor has not entered (REG-11). */
export interface RegisterOrigin {
  readonly captchaToken: string;
  /** This and `ipInfo` come from this site's own server; "" and empty if it does not know them. */
  readonly remoteAddr: string;
  readonly ipInfo: Readonly<Record<string, string | number | null>>;
  /** Problems with the currency or the agent up to the submission (REG-120). */
  readonly errorTrack: readonly string[];
}

/** The platform refuses more or longer entries. */
const mostErrors = 50;
const longestError = 255;

/** An agent and an invitation code are never sent together. */
const introducerOf = ({ memberAgent, recommendCode }: RegisterValues) => {
  if (memberAgent !== "") return { introducer: memberAgent, member_agent: memberAgent };
  if (recommendCode !== "") return { introducer: recommendCode, recommend_code: recommendCode };
  return { introducer: "" };
};

/** The only place where the form is mapped to the request. Hidden fields are not sent. */
export function registerBodyOf(
  values: RegisterValues,
  settings: FieldSettings,
  origin: RegisterOrigin,
): RegisterBody {
  const shown = fieldsShown(settings);
  const sent = (field: Exclude<RegisterField, "isAgreed">) =>
    shown.has(field) ? values[field] : "";
  const captcha = sent("verifyCode").trim();
  return {
    site_id: Number(values.siteId),
    member_account: values.memberAccount,
    password: values.password,
    member_currency: values.memberCurrency,
    member_name: trimmedName(sent("memberName")),
    member_email: sent("memberEmail"),
    member_birthday: sent("memberBirthday"),
    withdraw_password: sent("withdrawPassword"),
    member_phone: sent("memberPhone"),
    phone_verify: isVerifyCodeNeeded(values, settings) ? values.phoneVerify : "",
    member_qq: sent("memberQq"),
    member_telegram: sent("memberTelegram"),
    member_whats_app: sent("memberWhatsApp"),
    member_skype: sent("memberSkype"),
    member_fb: sent("memberFb"),
    member_zalo: sent("memberZalo"),
    member_wechat: sent("memberWechat"),
    member_others: sent("memberOthers").trim(),
    identity_id: sent("identityId").trim(),
    captcha_token: shown.has("verifyCode") ? origin.captchaToken : "",
    verify_code: captcha,
    answer: captcha,
    ...introducerOf(values),
    remote_addr: origin.remoteAddr,
    ip_info: { ...origin.ipInfo },
    error_track: origin.errorTrack
      .slice(0, mostErrors)
      .map((error) => error.slice(0, longestError)),
  };
}

export interface KeyedForm {
  /** The part that stays the same between attempts; a captcha is valid only once. */
  readonly form: string;
  readonly key: string;
}

/** An unchanged form keeps its key when it is sent again: if only the response was lost, the account exists already. */
export const keyedForm = (
  last: KeyedForm | undefined,
  body: RegisterBody,
  newKey: () => string,
): KeyedForm => {
  const changing = { captcha_token: "", verify_code: "", answer: "", phone_verify: "" };
  const form = JSON.stringify({ ...body, ...changing, error_track: [] });
  return last?.form === form ? last : { form, key: newKey() };
};
