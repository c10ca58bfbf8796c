import type { Api } from "@naluma/api-client";
import type { FormAsk, FormAsks } from "@naluma/ui/form";
import type { RegisterValues } from "../form/register-values.ts";
import { registerRefusal } from "../form/register.codes.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import type { RestMessage } from "../words.rest.ts";
import { verificationBody, verifyRegisterField, type AskableField } from "./verification.api.ts";

interface Ports {
  readonly api: Api;
  readonly siteId: number;
  /** The settings of a currency, which may have changed by the time of the request. */
  settingsOf(currency: string): FieldSettings;
}

type Problem = RestMessage | undefined;

/** The responses so far, kept while the form is open. */
export type Answers = Map<AskableField, Answered>;

interface Answered {
  readonly value: string;
  readonly currency: string;
  readonly problem: Problem;
}

const introducers: readonly AskableField[] = ["memberAgent", "recommendCode"];

/** After a change of currency, the same value is checked again (REG-32, REG-33). */
const dependsOnCurrency = (field: AskableField): boolean =>
  field === "memberPhone" || introducers.includes(field);

/** Phone and introducer are always checked, every other field only if it must be unique. */
const isAsked = (field: AskableField, settings: FieldSettings): boolean =>
  dependsOnCurrency(field) || (settings[field]?.isUnique ?? false);

/**
 * The server checks that run when a field loses the focus, for `useForm`, which ignores late responses.
 * A value that has been answered is not checked again, because the call is throttled.
 */
export function registerQuestions(ports: Ports, answered: Answers) {
  const questionOf =
    (field: AskableField): FormAsk<RegisterValues, RestMessage> =>
    async (values, signal) => {
      const { memberCurrency: currency } = values;
      const value = values[field].trim();
      if (value === "" || !isAsked(field, ports.settingsOf(currency))) {
        // If the field becomes unique again later, it must be checked again (REG-31).
        answered.delete(field);
        return undefined;
      }
      const before = answered.get(field);
      const isKnown = before?.currency === currency || !dependsOnCurrency(field);
      if (before?.value === value && isKnown) return before.problem;

      const answer = await ask(ports, { field, value, currency }, signal);
      if (answer) answered.set(field, { value, currency, problem: answer.problem });
      return answer?.problem;
    };

  return {
    memberName: questionOf("memberName"),
    memberEmail: questionOf("memberEmail"),
    memberPhone: questionOf("memberPhone"),
    identityId: questionOf("identityId"),
    memberQq: questionOf("memberQq"),
    memberTelegram: questionOf("memberTelegram"),
    memberWhatsApp: questionOf("memberWhatsApp"),
    memberSkype: questionOf("memberSkype"),
    memberFb: questionOf("memberFb"),
    memberZalo: questionOf("memberZalo"),
    memberWechat: questionOf("memberWechat"),
    memberOthers: questionOf("memberOthers"),
    memberAgent: questionOf("memberAgent"),
    recommendCode: questionOf("recommendCode"),
  } satisfies FormAsks<RegisterValues, RestMessage>;
}

interface About {
  readonly field: AskableField;
  readonly value: string;
  readonly currency: string;
}

/** An unreachable or throttled server decides nothing, neither for the value nor against it. */
async function ask(
  { api, siteId }: Ports,
  { field, ...about }: About,
  signal: AbortSignal,
): Promise<{ problem: Problem } | undefined> {
  const body = verificationBody({ siteId, field, ...about });
  const answer = await api.send(verifyRegisterField, body, { signal });
  if (answer.ok) return { problem: undefined };
  const refusal = registerRefusal(answer.refusal);
  const isAboutIt =
    refusal.about === field || (refusal.about === "introducer" && introducers.includes(field));
  return isAboutIt ? { problem: refusal.message } : undefined;
}
