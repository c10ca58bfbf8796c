import { type ComponentProps, type ReactNode, useId } from "react";
import { CaretDownIcon, CheckIcon } from "../icon.ts";
import {
  boxClass,
  descriptionOf,
  FieldGroup,
  type FieldMessage,
  type FieldWords,
  Field,
  Sentence,
} from "./field.tsx";

export interface CheckProps
  extends Omit<ComponentProps<"input">, "type" | "children">, Pick<FieldMessage, "hint" | "error"> {
  children: ReactNode;
}

export function Check({ children, hint, error, ...input }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={error === undefined ? "check" : "check is-invalid"}>
        <span className="check-box">
          <input type="checkbox" {...input} {...descriptionOf({ hint, error }, id)} />
          <CheckIcon size="s" />
        </span>
        <span>{children}</span>
      </label>
      <Sentence id={id} hint={hint} error={error} />
    </div>
  );
}

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  /** The label of the setting, which takes effect immediately. */
  children: ReactNode;
}

export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className="switch-row">
      <span>{children}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- "ARIA in HTML" forbids aria-checked on a checkbox: its own state is what is told */}
      <input type="checkbox" role="switch" className="switch" {...input} />
    </label>
  );
}

export interface RadioFieldProps extends FieldWords {
  choices: readonly (Choice & { hint?: string | undefined })[];
  value: string;
  onValue: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

/** A choice between a few options, all of them visible. */
export function RadioField({ choices, value, onValue, ...group }: RadioFieldProps) {
  const name = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      {(_, onBlur) => (
        <div>
          {choices.map((choice) => (
            <label
              key={choice.value}
              className={group.error === undefined ? "check" : "check is-invalid"}
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                onChange={() => onValue(choice.value)}
                onBlur={onBlur}
              />
              <span>
                <span>{choice.text}</span>
                {choice.hint !== undefined && <span className="dim small">{choice.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

export interface Choice {
  value: string;
  text: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "children">, FieldWords {
  choices: readonly Choice[];
  /** Shown while nothing is chosen: "Choose a currency". */
  placeholder?: string | undefined;
}

/** A choice in a form. It is the browser's own select, which works best on every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, good, choices, placeholder, id, ...select } = props;
  return (
    <Field {...{ id, label, optional, hint, error, good }}>
      {(ties) => (
        <div className={`${boxClass({ error, good }, select.disabled)} field-box-choice`}>
          <select {...select} {...ties}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <CaretDownIcon />
        </div>
      )}
    </Field>
  );
}
