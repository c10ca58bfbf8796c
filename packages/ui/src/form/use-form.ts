import { type SubmitEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fillNewFields, noFields, readFields, writeField } from "./form-fields.ts";
import {
  afterBlur,
  afterRules,
  afterSubmit,
  countOf,
  type FieldValue,
  type FormCheck,
  type FormRefusal,
  type FormState,
  type FormValues,
  isRight,
  newForm,
  shownErrors,
  withAnswer,
  withEmptied,
  withoutAnswer,
  withRefusal,
  withValues,
} from "./form-state.ts";
import { type FormAsks, useAsks } from "./use-asks.ts";

export type { FormCheck, FormErrors, FormRefusal } from "./form-state.ts";
export type { FormAsk, FormAsks } from "./use-asks.ts";

type NameOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

export interface FormPorts<Values, Problem> {
  initial: Values;
  /** The rules; an error is a message id or a text. */
  check: FormCheck<Values, Problem>;
  /** The server's checks by field; each runs when the field loses the focus with a valid value. */
  asks?: FormAsks<Values, Problem> | undefined;
  /**
   * The value that the rules depend on, for example the currency: when it changes, filled-in fields are checked again.
   */
  recheckOn?: ((values: Values) => string | boolean | undefined) | undefined;
  /** Normalises a value that depends on other values, as a phone number depends on the country. */
  meaning?: FormMeaning<Values> | undefined;
}

export type FormMeaning<Values> = {
  readonly [Name in NameOf<Values, string>]?: (typed: string, values: Values) => string;
};

export interface FormSubmit<Values> {
  /** Called when all values are valid. */
  onSubmit: (values: Values) => void;
  /** A submission is pending, so another one is ignored. */
  busy?: boolean | undefined;
}

/**
 * The behaviour of all forms (docs/design.md#fields). Inputs are uncontrolled and read on every
 * event; README.md explains why.
 */
export function useForm<Values extends FormValues<Values>, Problem>(
  ports: FormPorts<Values, Problem>,
) {
  const { initial, check, recheckOn, meaning } = ports;
  const asks: FormAsks<Values, Problem> = ports.asks ?? {};
  const [state, setState] = useState(() => newForm<Values, Problem>(initial));
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const [, setAttached] = useState<HTMLFormElement | null>(null);
  const [known] = useState(noFields);
  const errors = shownErrors(state, check);
  const { values } = state;

  /**
   * A form may mount long after this hook first ran, for example in a dialog that had to wait; it is filled on mount.
   */
  const attach = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    setAttached(form);
  }, []);

  useLayoutEffect(() => {
    const changed = (name: keyof Values) => values[name] !== initial[name];
    if (element.current) fillNewFields(element.current, entriesOf(values), known, changed);
  });

  // In an effect, so that the errors are rendered and a screen reader reads the field's message.
  useEffect(() => {
    if (refusals > 0 && element.current) firstWrong(element.current)?.focus();
  }, [refusals]);

  const read = () =>
    readFields(
      element.current,
      entriesOf(values).map(([name]) => name),
    );
  /** Applies the fields' current values and other changes first, then what follows from them. */
  const update = (
    next: (form: FormState<Values, Problem>) => FormState<Values, Problem>,
    changed: readonly FieldValue<Values>[] = [],
  ) => {
    const fields = [...read(), ...changed];
    setState((before) => next(withValues(before, meant(fields, before.values, meaning))));
  };

  useAsks<Values, Problem>({
    asks,
    state,
    onAnswer: (...answer) => update((form) => withAnswer(form, ...answer)),
    onNoAnswer: (...question) => update((form) => withoutAnswer(form, ...question)),
  });

  const rules = recheckOn?.(values);
  const [judgedBy, setJudgedBy] = useState(rules);
  if (judgedBy !== rules) {
    setJudgedBy(rules);
    setState(afterRules(state, check, asks));
  }

  const afterPress = useAfterPress();
  const leave = (name: keyof Values) =>
    afterPress(() => update((form) => afterBlur(form, name, check, asks[name] !== undefined)));

  const hears = (name: keyof Values) => ({
    onChange: () => update((form) => form),
    onBlur: () => leave(name),
  });

  return {
    values,
    /** The error of a field, if the player should see it. */
    errorOf: (name: keyof Values): Problem | undefined => errors[name],
    /** The server's error for the form as a whole. */
    formError: state.formError,
    /** Whether a field was filled in, is valid, and the server has no objection. */
    isGood: (name: keyof Values): boolean => isRight(state, name, check),
    /** The number of visible errors. */
    count: countOf(errors),
    /** Whether a question about the field is pending. */
    isAsking: (name: keyof Values): boolean => state.asked[name]?.isAnswered === false,
    /** For fields that report their value instead of an event. */
    change: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      writeField(element.current, name, value);
      update((form) => form, [[name, value]]);
    },
    /** Clears fields and their errors. */
    empty: (...names: (keyof Values)[]) => {
      for (const name of names) writeField(element.current, name, initial[name]);
      update((form) => withEmptied(form, names));
    },
    leave,
    /** Props for text inputs, text areas and selects. */
    text: <Name extends NameOf<Values, string>>(name: Name) => ({
      name,
      defaultValue: initial[name],
      ...hears(name),
    }),
    /** Props for checkboxes and switches. */
    tick: <Name extends NameOf<Values, boolean>>(name: Name) => ({
      name,
      defaultChecked: initial[name],
      ...hears(name),
    }),
    /** Shows the server's errors and focuses the first field concerned, as after a submit. */
    showRefusal: (refusal: FormRefusal<Values, Problem>) => {
      update((form) => withRefusal(form, refusal));
      setRefusals((before) => before + 1);
    },
    /** Props for the `<form>` element. */
    form: ({ onSubmit, busy }: FormSubmit<Values>) => ({
      ref: attach,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (busy) return;
        const sent = withValues(state, meant(read(), values, meaning));
        update((before) => afterSubmit(before, check));
        if (countOf(check(sent.values)) > 0) setRefusals((before) => before + 1);
        else onSubmit(sent.values);
      },
    }),
  };
}

function meant<Values extends FormValues<Values>>(
  fields: readonly FieldValue<Values>[],
  before: Values,
  meaning: FormMeaning<Values> = {},
): readonly FieldValue<Values>[] {
  const values = { ...before, ...Object.fromEntries(fields) };
  const meanings: Readonly<
    Partial<Record<PropertyKey, (typed: string, values: Values) => string>>
  > = meaning;
  return fields.map(([name, value]) => [
    name,
    typeof value === "string" ? (meanings[name]?.(value, values) ?? value) : value,
  ]);
}

function entriesOf<Values extends FormValues<Values>>(values: Values): FieldValue<Values>[] {
  const entries: FieldValue<Values>[] = [];
  for (const name in values) entries.push([name, values[name]]);
  return entries;
}

const focusable = "input:not([type=hidden]):not(:disabled), select, textarea, button, [tabindex]";

/** The first invalid field in document order. */
function firstWrong(form: HTMLElement): HTMLElement | undefined {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!marked || marked.matches(focusable)) return marked ?? undefined;
  return marked.querySelector<HTMLElement>(focusable) ?? undefined;
}

/** How long after a finger is lifted the click of its tap may follow, in milliseconds. */
const tap = 100;

/**
 * Runs a function immediately, or once the current press is over. A press on the submit button takes
 * the focus from a field; an error rendered then would push the button away from under the
 * pointer, and the click would be lost.
 */
export function useAfterPress(): (call: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = () => {
      pressed.current = false;
      for (const call of waiting.current.splice(0)) call();
    };
    const on = (event: string, call: () => void) =>
      document.addEventListener(event, call, { signal, capture: true });

    on("pointerdown", () => {
      clearTimeout(timer);
      pressed.current = true;
    });
    for (const end of ["pointerup", "pointercancel"]) {
      on(end, () => {
        clearTimeout(timer);
        timer = setTimeout(over, tap);
      });
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
      over();
    };
  }, []);

  return useCallback((call) => {
    if (pressed.current) waiting.current.push(call);
    else call();
  }, []);
}
