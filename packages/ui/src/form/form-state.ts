/** What a form holds: text, and whether a box is ticked. */
export type FormValues<Values> = { readonly [Name in keyof Values]: string | boolean };

/** Errors by field, as message ids or sentences; valid fields are left out. */
export type FormErrors<Values, Problem> = {
  readonly [Name in keyof Values]?: Problem | undefined;
};

/** The rules of a form: the errors of these values. */
export type FormCheck<Values, Problem> = (values: Values) => FormErrors<Values, Problem>;

/** A field and the value that is in it now. */
export type FieldValue<Values> = readonly [name: keyof Values, value: string | boolean];

/** What the server says of what was sent: of single fields, or of the form as a whole. */
export interface FormRefusal<Values, Problem> {
  readonly fields?: FormErrors<Values, Problem> | undefined;
  readonly form?: Problem | undefined;
}

export interface FormState<Values, Problem> {
  readonly initial: Values;
  readonly values: Values;
  /** Found wrong once, and therefore judged at every key from then on. */
  readonly watched: ReadonlySet<PropertyKey>;
  /** What the server said, until that field changes. */
  readonly serverErrors: FormErrors<Values, Problem>;
  /** What the server said of the whole form, until it is sent again. */
  readonly formError: Problem | undefined;
  /** The question to the server about the value that is in a field, once there was one. */
  readonly asked: FormErrors<Values, Question>;
}

/** A question is itself only: what answers another one is late. */
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

/** What the player sees, of the watched fields only. The server's word goes first: it is about this very value. */
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

/** Keys were pressed, a box ticked. What the server said or is asked was about the value that is gone. */
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

/** Fields are as they were at first: nothing is said of them until they are filled in again, or sent. */
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

/** The fields that something is said about. */
function namesIn<Values extends FormValues<Values>>(
  values: Values,
  said: FormErrors<Values, unknown>,
): (keyof Values)[] {
  const names: (keyof Values)[] = [];
  for (const name in values) if (said[name] !== undefined) names.push(name);
  return names;
}

/** It is not as it was at first, whoever changed it. */
const isFilledIn = <Values, Problem>(
  { values, initial }: FormState<Values, Problem>,
  name: keyof Values,
): boolean => values[name] !== initial[name];

/** It was filled in, keeps its rule, and the server has nothing against it. */
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

/** A value that keeps its own rule is asked about once, where the server has a say. */
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
 * The focus left a field: it is judged, and watched once it was wrong. A field that is as it was at
 * first waits for the submit: the player may only have passed through it.
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
 * Submitted: every field that is wrong is watched. What the server said of the whole form it says anew, if it still
 * does; what it said of a value stands as long as the value.
 */
export function afterSubmit<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  check: FormCheck<Values, Problem>,
): FormState<Values, Problem> {
  const wrong = namesIn(form.values, check(form.values));
  if (wrong.length > 0) return watching(form, wrong);
  return { ...form, formError: undefined };
}

/** The rules are others now, as after another currency: what was filled in is judged and asked by them. */
export function afterRules<Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  check: FormCheck<Values, Problem>,
  asks: FormErrors<Values, unknown> = {},
): FormState<Values, Problem> {
  const wrong = namesIn(form.values, check(form.values)).filter((name) => isFilledIn(form, name));
  const judged = { ...watching(form, wrong), asked: {} };
  return asking(judged, namesIn(form.values, asks), check);
}

/** The server refused what was sent. A question about a field that it names is answered thereby. */
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

/** The answer to a question; of no interest once the field holds another value. */
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

/** No answer came: the next time that the field is left, the server is asked again. */
export const withoutAnswer = <Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  name: keyof Values,
  question: Question,
): FormState<Values, Problem> =>
  form.asked[name] === question ? { ...form, asked: { ...form.asked, [name]: undefined } } : form;

/** How many fields something is said about. */
export const countOf = (errors: object): number =>
  Object.values(errors).filter((problem) => problem !== undefined).length;
