import type { Finding } from "./check.ts";
import { readMessage } from "./message.ts";
import type { WordFolder } from "./word-folders.ts";

/** A message id in quotes, and the values object that may follow it. */
const useOfMessage = /["'`](?<id>[a-z]\w*(?:\.\w+)*)["'`],?\s*(?<values>\{)/g;

const opening = "{([";
const closing = "})]";

/** The names to which an object literal in the source gives values; undefined if it spreads another object. */
function namesFrom(source: string, start: number): ReadonlySet<string> | undefined {
  const parts = [""];
  let depth = 1;
  for (const character of source.slice(start)) {
    if (opening.includes(character)) depth += 1;
    if (closing.includes(character)) depth -= 1;
    if (depth === 0) break;
    if (character === "," && depth === 1) parts.push("");
    else parts[parts.length - 1] += character;
  }
  const names = parts.map((part) => part.trim()).filter((part) => part !== "");
  if (names.some((name) => name.startsWith("..."))) return undefined;
  return new Set(names.map((name) => /^\w+/.exec(name)?.[0] ?? name));
}

/**
 * Messages shown with an unfilled placeholder: their English names a value that the code does not provide. The compiler
 * cannot detect this, because it knows the ids but not the texts.
 */
export function missingValues(folders: readonly WordFolder[]): Finding[] {
  return folders.flatMap(({ files, sources }) => {
    const english = files.get("en_US") ?? {};
    return [...sources].flatMap(([path, source]) =>
      [...source.matchAll(useOfMessage)].flatMap(({ index, 0: found, groups }) => {
        const id = groups?.["id"] ?? "";
        const message = english[id];
        const given = namesFrom(source, index + found.length);
        if (message === undefined || given === undefined) return [];
        return readMessage(message)
          .gaps.map((gap) => gap.split(" ")[0] ?? gap)
          .filter((name) => !given.has(name))
          .map((name) => ({ rule: "value", at: `${path} ${id}`, says: `gives no {${name}}` }));
      }),
    );
  });
}
