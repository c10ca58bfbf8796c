import { locales } from "@naluma/site/locale";
import type { Finding } from "./check.ts";
import type { Exceptions } from "./exceptions.ts";
import { readMessage } from "./message.ts";
import type { WordFolder } from "./word-folders.ts";

const quoted = /“([^”]+)”|‘([^’]+)’|「([^」]+)」/gu;

/** A message that quotes a button or a list must use its displayed name. */
export function quotedNames(
  folders: readonly WordFolder[],
  quotedElsewhere: Exceptions["quotedElsewhere"],
): Finding[] {
  return locales.flatMap((locale) => {
    const said = new Set(
      folders.flatMap(({ files }) => Object.values(files.get(locale) ?? {}).map(plain)),
    );
    return folders.flatMap(({ folder, files }) =>
      Object.entries(files.get(locale) ?? {}).flatMap(([id, source]): Finding[] => {
        if (quotedElsewhere.some((one) => one.folder === folder && one.id === id)) return [];
        return [...source.matchAll(quoted)].flatMap((match): Finding[] => {
          const name = match.slice(1).find((group) => group !== undefined) ?? "";
          if (said.has(plain(name))) return [];
          const at = `${folder}/${locale}.json ${id}`;
          return [{ rule: "quoted", at, says: `quotes ${name}, which nothing is called` }];
        });
      }),
    );
  });
}

function plain(source: string): string {
  try {
    return readMessage(source).text.trim();
  } catch {
    return source; // Reported as broken elsewhere.
  }
}
