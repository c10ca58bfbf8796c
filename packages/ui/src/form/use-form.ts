import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { firstWrong } from "./first-wrong.ts";
import {
  afterBlur,
  afterSubmit,
  countOf,
  newForm,
  shownErrors,
  withTold,
  withValue,
  type FormCheck,
  type FormErrors,
  type FormValues,
} from "./form-state.ts";
import { useAfterPress } from "./use-after-press.ts";

type NameOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

export interface FormPorts<Values, Problem> {
  initial: Values;
  /** The rules; a problem is a message id or a sentence. */
  check: FormCheck<Values, Problem>;
  /** Every rule is kept. */
  onSubmit: (values: Values) => void;
  /** The focus left a field whose value keeps its own rule: the moment to ask the server. */
  onChecked?: ((name: keyof Values, values: Values) => void) | undefined;
}

/**
 * The manners of our forms (docs/design.md#fields): a field is judged when it is left, then at every key once
 * it was wrong; a submit goes to the first error; the number of errors stands beside the button.
 */
export function useForm<Values extends FormValues<Values>, Problem>(
  ports: FormPorts<Values, Problem>,
) {
  const { initial, check, onSubmit, onChecked } = ports;
  const [state, setState] = useState(() => newForm<Values, Problem>(initial));
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const errors = shownErrors(state, check);
  const { values } = state;

  // After the errors are on the page, so that the field's sentence is read with it.
  useEffect(() => {
    if (refusals > 0 && element.current) firstWrong(element.current)?.focus();
  }, [refusals]);

  const put = (name: keyof Values, value: string | boolean) =>
    setState((before) => withValue(before, name, value));

  const afterPress = useAfterPress();
  const leave = (name: keyof Values) => {
    afterPress(() => setState((before) => afterBlur(before, name, check)));
    if (check(values)[name] === undefined) onChecked?.(name, values);
  };

  return {
    values,
    /** What is wrong with a field, as far as the player is to see it. */
    errorOf: (name: keyof Values): Problem | undefined => errors[name],
    /** How many fields are wrong on screen. */
    count: countOf(errors),
    /** For fields that give their value, not an event. */
    change: <Name extends keyof Values>(name: Name, value: Values[Name]) => put(name, value),
    leave,
    /** For inputs with text, areas and selects: spread it. */
    text: <Name extends NameOf<Values, string>>(name: Name) => ({
      name,
      value: values[name],
      onChange: (event: TextEvent) => put(name, event.target.value),
      onBlur: () => leave(name),
    }),
    /** For boxes and switches: spread it. */
    tick: <Name extends NameOf<Values, boolean>>(name: Name) => ({
      name,
      checked: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => put(name, event.target.checked),
      onBlur: () => leave(name),
    }),
    /** The server's refusals, field by field. `focus`: go to the first of them, as after a submit. */
    tell: (told: FormErrors<Values, Problem>, { focus = true } = {}) => {
      setState((before) => withTold(before, told));
      if (focus) setRefusals((before) => before + 1);
    },
    /** For the `<form>` itself: spread it. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        setState((before) => afterSubmit(before, check));
        if (countOf(check(values)) > 0) setRefusals((before) => before + 1);
        else onSubmit(values);
      },
    },
  };
}
