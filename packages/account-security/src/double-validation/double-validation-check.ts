import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";
import { questionWords, type Subject } from "./question.ts";

/** A field for each subject, of which one at a time is shown: what is wrong with one is not told of the next. */
export type DoubleValidationValues = Readonly<Record<Subject | "code", string>>;

export const emptyValues: DoubleValidationValues = {
  name: "",
  identityId: "",
  phone: "",
  email: "",
  withdrawPassword: "",
  /** To the picture of the captcha. */
  code: "",
};

/** An answer only has to be there: it may be older than a rule of today. The first failure only. */
export const checkAnswer =
  (subject: Subject) =>
  (values: DoubleValidationValues): FormErrors<DoubleValidationValues, RestMessage> => {
    if (values[subject].trim() === "") return { [subject]: { id: questionWords[subject].blank } };
    if (values.code.trim() === "") return { code: { id: "ph_account_verify_code" } };
    return {};
  };
