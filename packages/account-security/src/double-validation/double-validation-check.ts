import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";
import { questionWords, type Subject } from "./question.ts";

/** One field for each subject, shown one at a time, so that an error of one question never appears on the next. */
export type DoubleValidationValues = Readonly<Record<Subject | "code", string>>;

export const emptyValues: DoubleValidationValues = {
  name: "",
  identityId: "",
  phone: "",
  email: "",
  withdrawPassword: "",
  /** The answer to the captcha. */
  code: "",
};

/** An answer only has to be present: it may be older than today's rules. Reports only the first failure. */
export const checkAnswer =
  (subject: Subject) =>
  (values: DoubleValidationValues): FormErrors<DoubleValidationValues, RestMessage> => {
    if (values[subject].trim() === "") return { [subject]: { id: questionWords[subject].blank } };
    if (values.code.trim() === "") return { code: { id: "ph_account_verify_code" } };
    return {};
  };
