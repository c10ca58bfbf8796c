import type { LoginData } from "@naluma/api-client/login-data";
import { useMachine } from "@naluma/machine/react";
import { useSite } from "@naluma/site/use-site";
import { useForm, type FormErrors } from "@naluma/ui/form";
import { useEffect, useState } from "react";
import type { RestMessage } from "../words.rest.ts";
import { startDoubleValidation, type LoginAttempt } from "./double-validation.runner.ts";
import { progressOf, subjects, questionWords, type Question, type Subject } from "./question.ts";

interface Ports {
  first: Question;
  attempt: LoginAttempt;
  onPassed: (login: LoginData) => void;
  onClose: () => void;
}

export function useDoubleValidation({ first, attempt, onPassed, onClose }: Ports) {
  const { template } = useSite();
  const [subject, setSubject] = useState(first.subject);
  const form = useForm<DoubleValidationValues, RestMessage>({
    initial: emptyValues,
    check: checkAnswer(subject),
  });

  const [machine] = useState(() =>
    startDoubleValidation(
      {
        ...attempt,
        onPassed,
        emptyAnswers: () => form.empty(...subjects, "code"),
        showRefusal: ({ about, message }, of) => {
          if (about === "form") form.showRefusal({ form: message });
          else form.showRefusal({ fields: { [about === "answer" ? of : about]: message } });
        },
      },
      first,
    ),
  );
  const { at, question, asked, captcha } = useMachine(machine);
  if (subject !== question.subject) setSubject(question.subject);

  useEffect(() => machine.send({ type: "opened" }), [machine]);

  return {
    as: template === "desktop" ? ("modal" as const) : ("sheet" as const),
    form,
    captcha,
    clock: attempt.clock,
    question: question.subject,
    progress: progressOf(question, asked),
    isAnswering: at === "submitting" || at === "done",
    isSkipping: at === "skipping",
    submit: (values: DoubleValidationValues) =>
      machine.send({
        type: "submitted",
        values: { answer: values[question.subject], code: values.code },
      }),
    skip: () => machine.send({ type: "skip-asked" }),
    newPicture: () => machine.send({ type: "new-picture-asked" }),
    close: () => {
      machine.send({ type: "closed" });
      onClose();
    },
  };
}

/** One field for each subject, shown one at a time, so that an error of one question never appears on the next. */
export type DoubleValidationValues = Readonly<Record<Subject | "code", string>>;

export const emptyValues: DoubleValidationValues = {
  name: "",
  identityId: "",
  phone: "",
  email: "",
  withdrawPassword: "",
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
