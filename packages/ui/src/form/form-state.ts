/** The values of a form: text, or whether a checkbox is ticked. */
export type FormValues<Values> = { readonly [Name in keyof Values]: string | boolean };

/** Errors by field, as message ids or texts; valid fields are omitted. */
export type FormErrors<Values, Problem> = {
  readonly [Name in keyof Values]?: Problem | undefined;
};

/** The rules of a form: returns the errors of these values. */
export type FormCheck<Values, Problem> = (values: Values) => FormErrors<Values, Problem>;

export type FieldValue<Values> = readonly [name: keyof Values, value: string | boolean];

/** The server's errors for a submission, by field or for the form as a whole. */
export interface FormRefusal<Values, Problem> {
  readonly fields?: FormErrors<Values, Problem> | undefined;
  readonly form?: Problem | undefined;
}

export interface FormState<Values, Problem> {
  readonly initial: Values;
  readonly values: Values;
  /** Fields that were invalid once and are therefore validated on every keystroke from then on. */
  readonly watched: ReadonlySet<PropertyKey>;
  /** The server's errors, each until its field changes. */
  readonly serverErrors: FormErrors<Values, Problem>;
  /** The server's error for the whole form, until it is submitted again. */
  readonly formError: Problem | undefined;
  /** The last question to the server about each field's current value. */
  readonly asked: FormErrors<Values, Question>;
}

/** Compared by identity, so that a late answer can be recognised. */
export interface Question {
  readonly isAnswered: boolean;
}

export const newForm = <Values extends FormValues<Values>, Problem>(
  initial: Values,
): FormState<Values, Problem> => ({
  initial,
  values: initial,
  watched: new Set(),
  serverErrors: {},
  formError: undefined,
  asked: {},
});

/**
 * The errors that the player sees, of watched fields only. The server's come first, as they are about this very value.
 */
export function shownErrors<Values extends FormValues<Values>, Problem>(
  { values, watched, serverErrors }: FormState<Values, Problem>,
  check: FormCheck<Values, Problem>,
): FormErrors<Values, Problem> {
  const wrong = check(values);
  const shown: { [Name in keyof Values]?: Problem | undefined } = {};
  for (const name in values) {
    const problem = serverErrors[name] ?? wrong[name];
    if (watched.has(name) && problem !== undefined) shown[name] = problem;
  }
  return shown;
}

/** The player has changed values. The server's errors and questions about the previous ones are dropped. */
export function withValues<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  read: readonly FieldValue<Values>[],
): FormState<Values, Problem> {
  return read
    .filter(([name, value]) => form.values[name] !== value)
    .reduce(
      (before, [name, value]) => ({
        ...before,
        values: { ...before.values, [name]: value },
        serverErrors: { ...before.serverErrors, [name]: undefined },
        asked: { ...before.asked, [name]: undefined },
      }),
      form,
    );
}

/** The fields have their initial values again: no errors until they are filled in or submitted. */
export function withEmptied<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  names: readonly (keyof Values)[],
): FormState<Values, Problem> {
  const emptied = withValues(
    form,
    names.map((name) => [name, form.initial[name]]),
  );
  const watched = [...form.watched].filter((name) => !names.some((one) => one === name));
  return { ...emptied, watched: new Set(watched) };
}

const watching = <Values, Problem>(
  form: FormState<Values, Problem>,
  names: readonly PropertyKey[],
): FormState<Values, Problem> => ({ ...form, watched: new Set([...form.watched, ...names]) });

function namesIn<Values extends FormValues<Values>>(
  values: Values,
  said: FormErrors<Values, unknown>,
): (keyof Values)[] {
  const names: (keyof Values)[] = [];
  for (const name in values) if (said[name] !== undefined) names.push(name);
  return names;
}

/** Whether it differs from its initial value, whatever changed it. */
const isFilledIn = <Values, Problem>(
  { values, initial }: FormState<Values, Problem>,
  name: keyof Values,
): boolean => values[name] !== initial[name];

/** The field was filled in, is valid, and the server has no objection. */
export function isRight<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  name: keyof Values,
  check: FormCheck<Values, Problem>,
): boolean {
  const { values, serverErrors, asked } = form;
  return (
    isFilledIn(form, name) &&
    check(values)[name] === undefined &&
    serverErrors[name] === undefined &&
    asked[name]?.isAnswered !== false
  );
}

/** A valid value is checked once by the server, if the field has such a check. */
function asking<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  names: readonly (keyof Values)[],
  check: FormCheck<Values, Problem>,
): FormState<Values, Problem> {
  const wrong = check(form.values);
  const due = names.filter(
    (name) => isFilledIn(form, name) && wrong[name] === undefined && !form.asked[name],
  );
  return due.reduce(
    (before, name) => ({ ...before, asked: { ...before.asked, [name]: { isAnswered: false } } }),
    form,
  );
}

/**
 * The focus has left a field: it is validated, and watched once it was invalid. A field with its initial
 * value waits for the submit, because the player may only have passed through it.
 */
export function afterBlur<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  name: keyof Values,
  check: FormCheck<Values, Problem>,
  isAsked = false,
): FormState<Values, Problem> {
  if (!isFilledIn(form, name)) return form;
  if (check(form.values)[name] !== undefined) return watching(form, [name]);
  return isAsked ? asking(form, [name], check) : form;
}

/**
 * After a submit, every invalid field is watched. The server's error for the whole form is dropped and may be
 * reported again; its error for a value stays as long as that value does.
 */
export function afterSubmit<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  check: FormCheck<Values, Problem>,
): FormState<Values, Problem> {
  const wrong = namesIn(form.values, check(form.values));
  if (wrong.length > 0) return watching(form, wrong);
  return { ...form, formError: undefined };
}

/**
 * The rules have changed, for example with the currency: fields that were filled in are validated and checked again.
 */
export function afterRules<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  check: FormCheck<Values, Problem>,
  asks: FormErrors<Values, unknown> = {},
): FormState<Values, Problem> {
  const wrong = namesIn(form.values, check(form.values)).filter((name) => isFilledIn(form, name));
  const judged = { ...watching(form, wrong), asked: {} };
  return asking(judged, namesIn(form.values, asks), check);
}

/** The server has refused the submission. Its errors also answer the pending questions about those fields. */
export function withRefusal<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  { fields = {}, form: ofForm }: FormRefusal<Values, Problem>,
): FormState<Values, Problem> {
  const refused = namesIn(form.values, fields);
  return refused.reduce(
    (before, name) => ({ ...before, asked: { ...before.asked, [name]: { isAnswered: true } } }),
    {
      ...watching(form, refused),
      serverErrors: { ...form.serverErrors, ...fields },
      formError: ofForm ?? form.formError,
    },
  );
}

/** The answer to a question; ignored once the field has another value. */
export function withAnswer<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  name: keyof Values,
  question: Question,
  problem: Problem | undefined,
): FormState<Values, Problem> {
  if (form.asked[name] !== question) return form;
  return {
    ...(problem === undefined ? form : watching(form, [name])),
    serverErrors: { ...form.serverErrors, [name]: problem },
    asked: { ...form.asked, [name]: { isAnswered: true } },
  };
}

/** There was no answer, so the server is asked again the next time the field loses the focus. */
export const withoutAnswer = <Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  name: keyof Values,
  question: Question,
): FormState<Values, Problem> =>
  form.asked[name] === question ? { ...form, asked: { ...form.asked, [name]: undefined } } : form;

export const countOf = (errors: object): number =>
  Object.values(errors).filter((problem) => problem !== undefined).length;
