import type { Refusal } from "../desk-api.ts";

/**
 * What a refusal says of the fields of a form. The sandbox names each wrong place, `titles.en: …`; the map leads from
 * the beginning of a place to the field that shows it.
 */
export const wrongFields = <Name extends string>(
  { problems }: Pick<Refusal, "problems">,
  fieldOf: Readonly<Record<string, Name>>,
): Partial<Record<Name, string>> => {
  const fields: Partial<Record<Name, string>> = {};
  for (const problem of problems) {
    const at = problem.indexOf(": ");
    const place = problem.slice(0, at);
    const known = Object.keys(fieldOf).find((one) => place === one || place.startsWith(`${one}.`));
    const name = known === undefined ? undefined : fieldOf[known];
    if (name !== undefined) fields[name] ??= problem.slice(at + 2);
  }
  return fields;
};
