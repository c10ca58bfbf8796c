import { readAs } from "../field/readers.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** The field of that name, where the form has exactly one that can be filled in. */
function fieldOf(form: HTMLFormElement, name: PropertyKey): Field | undefined {
  const found = form.elements.namedItem(String(name));
  return isField(found) && found.type !== "radio" && !found.matches(":disabled")
    ? found
    : undefined;
}

/**
 * What is meant by the fields as they are now, whoever filled them in: a browser may fill in a form without an event.
 */
export const readFields = <Name extends PropertyKey>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): (readonly [Name, string | boolean])[] =>
  names.flatMap((name) => {
    const field = form ? fieldOf(form, name) : undefined;
    return field
      ? [[name, isBox(field) ? field.checked : readAs(field, field.value)] as const]
      : [];
  });

/** Puts a value into the field of that name, if there is one. */
export function writeField(
  form: HTMLFormElement | null,
  name: PropertyKey,
  value: string | boolean,
): void {
  const field = form ? fieldOf(form, name) : undefined;
  if (!field) return;
  if (isBox(field)) field.checked = value === true;
  else field.value = String(value);
}

/** What a form of ours has seen: its first element, and every field. */
export interface KnownFields {
  first: HTMLFormElement | undefined;
  readonly fields: WeakSet<Element>;
}

export const noFields = (): KnownFields => ({ first: undefined, fields: new WeakSet() });

/**
 * Fields that came back, as after a change of currency, hold what was in them before; so do those of a whole form
 * that came back, as behind another dialog. In the first form they hold what was `changed` before it came.
 */
export function fillNewFields<Name extends PropertyKey>(
  form: HTMLFormElement,
  values: readonly (readonly [Name, string | boolean])[],
  known: KnownFields,
  changed: (name: Name) => boolean = () => false,
): void {
  const isFirst = known.first === undefined;
  known.first ??= form;
  for (const [name, value] of values) {
    const field = fieldOf(form, name);
    if (!field || known.fields.has(field)) continue;
    known.fields.add(field);
    // What was typed before the page was alive stays: it is read with the next event.
    if (!isFirst || changed(name)) writeField(form, name, value);
  }
}
