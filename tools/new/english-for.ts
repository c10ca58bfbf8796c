/**
 * An English message in the plural forms of another language, as a template for the translator: French uses `one`,
 * `many` and `other`. A form that English lacks gets the words of `other`.
 */
export function englishFor(tag: string, message: string): string {
  const formsOf = (type: "cardinal" | "ordinal") =>
    new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
  const forms = { plural: formsOf("cardinal"), selectordinal: formsOf("ordinal") };
  return rewritten(message, (kind, branches) => {
    if (kind !== "plural" && kind !== "selectordinal") return branches;
    const words = new Map(branches);
    const exact = branches.filter(([key]) => key.startsWith("="));
    return [
      ...exact,
      ...forms[kind].map((form) => [form, words.get(form) ?? words.get("other") ?? ""] as const),
    ];
  });
}

type Branch = readonly [key: string, words: string];

const choice = /\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,\s*/y;
const branch = /\s*([=\w]+)\s*\{/y;

/** The message with the branches of each choice replaced by `change`, the inner ones first. */
function rewritten(
  message: string,
  change: (kind: string, branches: readonly Branch[]) => readonly Branch[],
): string {
  let result = "";
  let place = 0;
  while (place < message.length) {
    choice.lastIndex = place;
    const [head, name, kind = ""] = choice.exec(message) ?? [];
    if (head === undefined) {
      result += message[place];
      place += 1;
      continue;
    }
    place += head.length;
    const branches: Branch[] = [];
    for (;;) {
      branch.lastIndex = place;
      const [opening, key = ""] = branch.exec(message) ?? [];
      if (opening === undefined) break;
      const begin = place + opening.length;
      place = closing(message, begin) + 1;
      branches.push([key, rewritten(message.slice(begin, place - 1), change)]);
    }
    place = message.indexOf("}", place) + 1;
    const changed = change(kind, branches).map(([key, words]) => `${key} {${words}}`);
    result += `{${name}, ${kind}, ${changed.join(" ")}}`;
  }
  return result;
}

/** The position of the brace that closes the one opened before `begin`. */
function closing(message: string, begin: number): number {
  let depth = 1;
  for (let place = begin; place < message.length; place += 1) {
    if (message[place] === "{") depth += 1;
    if (message[place] === "}") depth -= 1;
    if (depth === 0) return place;
  }
  throw new Error(`A brace of "${message}" is never closed.`);
}
