import type { Refusal } from "../desk-api.ts";

/**
 * Maps a refusal to a form: to its fields, and to the form as a whole if no field shows it. The sandbox names each
 * wrong place, `titles.en: …`; the map assigns the beginning of a place to the field that shows it.
 */
export const saidOfForm = <Name extends string>(
  { message, problems }: Pick<Refusal, "message" | "problems">,
  fieldOf: Readonly<Record<string, Name>> = {},
): { fields: Partial<Record<Name, string>>; form: string | undefined } => {
  const fields: Partial<Record<Name, string>> = {};
  const others: string[] = [];
  for (const problem of problems) {
    const at = problem.indexOf(": ");
    const place = problem.slice(0, at);
    const known = Object.keys(fieldOf).find((one) => place === one || place.startsWith(`${one}.`));
    const name = known === undefined ? undefined : fieldOf[known];
    if (name === undefined) others.push(problem);
    else fields[name] ??= problem.slice(at + 2);
  }
  const isAtFields = problems.length > 0 && others.length === 0;
  return { fields, form: isAtFields ? undefined : [message, ...others].join(" ") };
};

/** The note in a form's footer about the fields that it rejects. */
export const needAttention = (count: number): string =>
  count === 1 ? "One field needs attention" : `${count} fields need attention`;
