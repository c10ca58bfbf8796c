import { useUserMessage } from "@naluma/i18n/react";
import { PasswordField, TextField } from "@naluma/ui/field";
import {
  useEffect,
  useRef,
  type ComponentProps,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
} from "react";
import { restWords } from "../words.rest.ts";
import { questionWords, type Subject } from "./question.ts";

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

/** The question is the label of the field. */
export function AnswerField({ subject, error, takesFocus, ...input }: AnswerFieldProps) {
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
