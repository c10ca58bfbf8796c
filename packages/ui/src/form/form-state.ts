/** What a form holds: text, and whether a box is ticked. */
export type FormValues<Values> = { readonly [Name in keyof Values]: string | boolean };

/** What is wrong, field by field, as message ids or sentences; what is right is left out. */
export type FormErrors<Values, Problem> = {
  readonly [Name in keyof Values]?: Problem | undefined;
};

/** The rules of a form: what is wrong with these values. */
export type FormCheck<Values, Problem> = (values: Values) => FormErrors<Values, Problem>;

export interface FormState<Values, Problem> {
  values: Values;
  /** Found wrong once, and therefore judged at every key from then on. */
  watched: ReadonlySet<PropertyKey>;
  /** What the server said, until that field changes. */
  told: FormErrors<Values, Problem>;
}

export const newForm = <Values extends FormValues<Values>, Problem>(
  values: Values,
): FormState<Values, Problem> => ({ values, watched: new Set(), told: {} });

/** What the player sees: of the watched fields only; the form's own rules come before the server's word. */
export function shownErrors<Values extends FormValues<Values>, Problem>(
  { values, watched, told }: FormState<Values, Problem>,
  check: FormCheck<Values, Problem>,
): FormErrors<Values, Problem> {
  const wrong = check(values);
  const shown: { [Name in keyof Values]?: Problem | undefined } = {};
  for (const name in values) {
    const problem = wrong[name] ?? told[name];
    if (watched.has(name) && problem !== undefined) shown[name] = problem;
  }
  return shown;
}

/** A key was pressed, a box ticked. The server's word was about the value that is gone. */
export const withValue = <Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  name: keyof Values,
  value: string | boolean,
): FormState<Values, Problem> => ({
  ...form,
  values: { ...form.values, [name]: value },
  told: { ...form.told, [name]: undefined },
});

const watching = <Values, Problem>(
  form: FormState<Values, Problem>,
  names: readonly PropertyKey[],
): FormState<Values, Problem> => ({ ...form, watched: new Set([...form.watched, ...names]) });

/** The fields that something is said about. */
function namesIn<Values extends FormValues<Values>>(
  values: Values,
  said: FormErrors<Values, unknown>,
): PropertyKey[] {
  const names: PropertyKey[] = [];
  for (const name in values) if (said[name] !== undefined) names.push(name);
  return names;
}

/** The focus left a field: it is judged, and watched once it was wrong. */
export const afterBlur = <Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  name: keyof Values,
  check: FormCheck<Values, Problem>,
): FormState<Values, Problem> =>
  check(form.values)[name] === undefined ? form : watching(form, [name]);

/** Submitted: every field that is wrong is watched from now on. */
export const afterSubmit = <Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  check: FormCheck<Values, Problem>,
): FormState<Values, Problem> => watching(form, namesIn(form.values, check(form.values)));

/** The server refused some of the values, or found one used while the player went on typing. */
export const withTold = <Values extends FormValues<Values>, Problem>(
  form: FormState<Values, Problem>,
  told: FormErrors<Values, Problem>,
): FormState<Values, Problem> => ({
  ...watching(form, namesIn(form.values, told)),
  told: { ...form.told, ...told },
});

/** How many fields something is said about. */
export const countOf = (errors: object): number =>
  Object.values(errors).filter((problem) => problem !== undefined).length;
