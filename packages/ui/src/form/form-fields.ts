import { readAs } from "../field/readers.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** The field with that name, if the form has exactly one that is enabled. */
function fieldOf(form: HTMLFormElement, name: PropertyKey): Field | undefined {
  const found = form.elements.namedItem(String(name));
  return isField(found) && found.type !== "radio" && !found.matches(":disabled")
    ? found
    : undefined;
}

/**
 * The normalised values of the fields, whatever filled them in: browsers may fill in a form without firing an event.
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

/** The elements that a form has had so far: its first element, and all fields. */
export interface KnownFields {
  first: HTMLFormElement | undefined;
  readonly fields: WeakSet<Element>;
}

export const noFields = (): KnownFields => ({ first: undefined, fields: new WeakSet() });

/**
 * Restores the values of fields that were mounted again, for example after a change of currency, or of a whole form
 * that was hidden behind another dialog. In the first form, only values `changed` before it was mounted are written.
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
    // Input from before hydration stays and is read with the next event.
    if (!isFirst || changed(name)) writeField(form, name, value);
  }
}
