import { useCallback, useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from "react";
import { fillNewFields, noFields, readFields, writeField } from "./form-fields.ts";
import {
  afterBlur,
  afterRules,
  afterSubmit,
  countOf,
  isRight,
  newForm,
  shownErrors,
  withAnswer,
  withEmptied,
  withoutAnswer,
  withRefusal,
  withValues,
  type FieldValue,
  type FormCheck,
  type FormRefusal,
  type FormState,
  type FormValues,
} from "./form-state.ts";
import { useAfterPress } from "./use-after-press.ts";
import { useAsks, type FormAsks } from "./use-asks.ts";

type NameOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

export interface FormPorts<Values, Problem> {
  initial: Values;
  /** The rules; a problem is a message id or a sentence. */
  check: FormCheck<Values, Problem>;
  /** Questions to the server, field by field, once a field is left whose value keeps its own rule. */
  asks?: FormAsks<Values, Problem> | undefined;
  /** What the rules depend on, as the currency: when it changes, what was filled in is judged and asked anew. */
  recheckOn?: ((values: Values) => string | boolean | undefined) | undefined;
  /** What the player means by a text that only the other values explain, as a phone by the country. */
  meaning?: FormMeaning<Values> | undefined;
}

export type FormMeaning<Values> = {
  readonly [Name in NameOf<Values, string>]?: (typed: string, values: Values) => string;
};

export interface FormSubmit<Values> {
  /** Every rule is kept. */
  onSubmit: (values: Values) => void;
  /** A submit is pending: nothing else is sent. */
  busy?: boolean | undefined;
}

/**
 * The behaviour of our forms (docs/design.md#fields). Inputs are uncontrolled and read at every
 * event: README.md says why.
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

  /** A form may come back long after this hook was drawn, as in a dialog that had to wait: drawn again, it is filled. */
  const attach = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    setAttached(form);
  }, []);

  useLayoutEffect(() => {
    const changed = (name: keyof Values) => values[name] !== initial[name];
    if (element.current) fillNewFields(element.current, entriesOf(values), known, changed);
  });

  // After the errors are on the page, so that the field's sentence is read with it.
  useEffect(() => {
    if (refusals > 0 && element.current) firstWrong(element.current)?.focus();
  }, [refusals]);

  const read = () =>
    readFields(
      element.current,
      entriesOf(values).map(([name]) => name),
    );
  /** First what is in the fields, and was changed beside them; then what follows from it. */
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
    /** What is wrong with a field, as far as the player is to see it. */
    errorOf: (name: keyof Values): Problem | undefined => errors[name],
    /** What the server said of the form as a whole. */
    formError: state.formError,
    /** Whether a field was filled in, keeps its rule, and the server has nothing against it. */
    isGood: (name: keyof Values): boolean => isRight(state, name, check),
    /** How many fields are wrong on screen. */
    count: countOf(errors),
    /** Whether the server is being asked about a field. */
    isAsking: (name: keyof Values): boolean => state.asked[name]?.isAnswered === false,
    /** For fields that give their value, not an event. */
    change: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      writeField(element.current, name, value);
      update((form) => form, [[name, value]]);
    },
    /** What was sent goes out of these fields, and with it what was said about them. */
    empty: (...names: (keyof Values)[]) => {
      for (const name of names) writeField(element.current, name, initial[name]);
      update((form) => withEmptied(form, names));
    },
    leave,
    /** For inputs with text, areas and selects: spread it. */
    text: <Name extends NameOf<Values, string>>(name: Name) => ({
      name,
      defaultValue: initial[name],
      ...hears(name),
    }),
    /** For boxes and switches: spread it. */
    tick: <Name extends NameOf<Values, boolean>>(name: Name) => ({
      name,
      defaultChecked: initial[name],
      ...hears(name),
    }),
    /** What the server refused; the focus goes to the first field that it is about, as after a submit. */
    showRefusal: (refusal: FormRefusal<Values, Problem>) => {
      update((form) => withRefusal(form, refusal));
      setRefusals((before) => before + 1);
    },
    /** For the `<form>` itself: spread what it returns. */
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

/** The first field of a form that is marked wrong, in the order of the page. */
function firstWrong(form: HTMLElement): HTMLElement | undefined {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!marked || marked.matches(focusable)) return marked ?? undefined;
  return marked.querySelector<HTMLElement>(focusable) ?? undefined;
}
