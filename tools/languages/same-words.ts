import { locales } from "@naluma/site/locale";
import type { Finding } from "./check.ts";
import type { DifferentWords } from "./exceptions.ts";
import type { WordFolder } from "./word-folders.ts";

/**
 * The same English must be translated the same way everywhere, in each language. It also finds the file that was
 * forgotten when the English of two packages changed.
 */
export function sameWords(
  folders: readonly WordFolder[],
  allowed: readonly DifferentWords[],
): Finding[] {
  const places = new Map<string, { files: WordFolder["files"]; at: string; id: string }[]>();
  for (const { folder, files } of folders)
    for (const [id, english] of Object.entries(files.get("en_US") ?? {}))
      places.set(english, [...(places.get(english) ?? []), { files, at: folder, id }]);

  return [...places].flatMap(([english, all]) =>
    locales.flatMap((locale): Finding[] => {
      const said = new Map<string, string>();
      for (const { files, at, id } of all) {
        const words = files.get(locale)?.[id];
        if (words !== undefined) said.set(words, `${at} ${id}`);
      }
      if (said.size < 2) return [];
      if (allowed.some((one) => one.english === english && (one.locales?.includes(locale) ?? true)))
        return [];
      const at = `${locale} ${[...said.values()].join(", ")}`;
      return [{ rule: "same", at, says: `"${english}" is ${[...said.keys()].join(" and ")}` }];
    }),
  );
}
