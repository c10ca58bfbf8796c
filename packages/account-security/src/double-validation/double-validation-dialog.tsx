import type { LoginData } from "@naluma/api-client/login-data";
import { CaptchaField } from "@naluma/captcha/field";
import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField, TextField } from "@naluma/ui/field";
import { HeadsetIcon, ShieldCheckFillIcon } from "@naluma/ui/icon";
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
} from "react";
import { restWords } from "../words.rest.ts";
import { readQuestion } from "./double-validation.api.ts";
import type { LoginAttempt } from "./double-validation.runner.ts";
import { questionWords, type Question, type Subject } from "./question.ts";
import { useDoubleValidation, type DoubleValidationValues } from "./use-double-validation.ts";

export interface DoubleValidationProps {
  /** The login's response: the first question, as the platform sent it. */
  data: unknown;
  attempt: LoginAttempt;
  /** A question is ready, so the login dialog can close. */
  onOpen: () => void;
  onPassed: (login: LoginData) => void;
  onClose: () => void;
  onAskService: () => void;
}

/** Follows login code 107. If the question cannot be read, nothing is rendered and the login stays open. */
export default function DoubleValidationDialog({ data, ...props }: DoubleValidationProps) {
  const [first] = useState(() => readQuestion(data));
  return <Suspense>{first && <Questions {...props} first={first} />}</Suspense>;
}

function Questions(props: Omit<DoubleValidationProps, "data"> & { first: Question }) {
  const { onOpen, onAskService } = props;
  const { t, format } = useUserMessage(restWords);
  const validation = useDoubleValidation(props);
  const { form, question, progress, isAnswering, isSkipping } = validation;

  useEffect(onOpen, [onOpen]);

  const errorOf = (field: keyof DoubleValidationValues) => {
    const message = form.errorOf(field);
    return message && format(message);
  };

  return (
    <Dialog
      open
      onClose={validation.close}
      as={validation.as}
      title={t("double_validation_title")}
      closeLabel={t("close")}
      sign={
        <span className="icon-disc disc-accent">
          <ShieldCheckFillIcon />
        </span>
      }
      subtitle={<Progress {...progress} />}
    >
      <p>{t("different_device")}</p>
      <form
        {...form.form({ onSubmit: validation.submit, busy: isAnswering || isSkipping })}
        className="field-grid validation-form"
      >
        {form.formError && <ErrorNotice text={format(form.formError)} />}
        <AnswerField
          {...form.text(question)}
          key={question}
          subject={question}
          takesFocus={progress.number > 1}
          error={errorOf(question)}
        />
        <CaptchaField
          {...form.text("code")}
          captcha={validation.captcha}
          clock={validation.clock}
          error={errorOf("code")}
          onNewPicture={validation.newPicture}
          onAnswer={(answer) => form.change("code", answer)}
        />
        <Button type="submit" look="primary" size="l" block busy={isAnswering}>
          {t("confirm")}
        </Button>
        <Button
          look="text"
          block
          busy={isSkipping}
          disabled={progress.others === 0}
          onClick={validation.skip}
        >
          {t("skip", { left: progress.others })}
        </Button>
        {progress.others === 0 && (
          <Button look="line" block onClick={onAskService}>
            <HeadsetIcon />
            {t("service")}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

interface ProgressProps {
  number: number;
  total: number;
}

function Progress({ number, total }: ProgressProps) {
  const { t } = useUserMessage(restWords);
  return (
    <output className="validation-progress">
      <span className="validation-steps" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <i key={place} className={place < number ? "validation-step-on" : ""} />
        ))}
      </span>
      <span>{t("progress", { number, total })}</span>
    </output>
  );
}

interface InputOf {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: ComponentProps<"input">["inputMode"];
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}

/** Input attributes that help to type each answer; no answer is validated here. */
const inputs: Readonly<Record<Exclude<Subject, "withdrawPassword">, InputOf>> = {
  name: { autoComplete: "name" },
  identityId: { autoComplete: "off" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
};

interface AnswerFieldProps extends Pick<
  ComponentProps<"input">,
  "defaultValue" | "onChange" | "onBlur"
> {
  name: string;
  subject: Subject;
  error: string | undefined;
  /** It replaced a skipped question, so the player continues typing here. */
  takesFocus: boolean;
}

function AnswerField({ subject, error, takesFocus, ...input }: AnswerFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const { t } = useUserMessage(restWords);
  const { label, placeholder } = questionWords[subject];
  const shared = {
    ...input,
    ref: field,
    label: t(label),
    placeholder: placeholder && t(placeholder),
    maxLength: 100,
    autoCapitalize: "none",
    spellCheck: false,
    error,
  };
  if (subject !== "withdrawPassword") return <TextField {...shared} {...inputs[subject]} />;
  return (
    <PasswordField
      {...shared}
      inputMode="numeric"
      autoComplete="off"
      reveal={{ show: t("show_password"), hide: t("hide_password") }}
    />
  );
}
