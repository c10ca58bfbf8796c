import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./check.ts";
import type { WordFolder } from "./word-folders.ts";

const decided = /\b(?<setting>minimumAge|linkExpireTime|minutes): (?<number>\d+)/g;

/** The numbers that sites configure, each with its setting: a minimum age, minutes. */
export function numbersOfSites(root: string): ReadonlyMap<string, string> {
  const source = readFileSync(join(root, "apps/sandbox/src/sites/sites.ts"), "utf8");
  return new Map(
    [...source.matchAll(decided)].map(({ groups }) => [
      groups?.["number"] ?? "",
      groups?.["setting"] ?? "",
    ]),
  );
}

/**
 * A number that differs between sites must be a value of the sentence. Games are exempt, because the numbers of their
 * rules are those of cards and of a wheel.
 */
export function siteNumbers(
  folders: readonly WordFolder[],
  numbers: ReadonlyMap<string, string>,
): Finding[] {
  return folders
    .filter(({ folder }) => !folder.startsWith("apps/game-client/"))
    .flatMap(({ folder, files }) =>
      [...files].flatMap(([locale, words]) =>
        Object.entries(words).flatMap(([id, source]) =>
          [...source.matchAll(/\d+/g)].flatMap(([number]): Finding[] => {
            const setting = numbers.get(number);
            if (setting === undefined) return [];
            const at = `${folder}/${locale}.json ${id}`;
            return [{ rule: "setting", at, says: `has ${number}, a site’s ${setting}: ${source}` }];
          }),
        ),
      ),
    );
}
