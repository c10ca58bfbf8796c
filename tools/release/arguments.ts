import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ReleaseError } from "@naluma/release";

const usage = `npm run release -- lobby [--percent 10] [--site 2]
npm run rollback -- lobby [--site 2], or lobby@1.0.0 for a version of your choice
npm run releases
npm run check:changesets -- --since main`;

/** The options of each command. */
const optionsOf = {
  release: ["percent", "site"],
  rollback: ["site"],
  list: [],
  check: ["since"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export interface Arguments {
  readonly command: keyof typeof optionsOf;
  readonly names: readonly string[];
  readonly percent: number;
  readonly site: string | undefined;
  readonly since: string | undefined;
}

const isCommand = (word: string): word is Arguments["command"] => Object.hasOwn(optionsOf, word);

const percentOf = (text: string): number => {
  const percent = Number(text);
  if (!/^\d+$/.test(text) || percent < 1 || percent > 100)
    throw new ReleaseError(`--percent ${text}: expected a whole number from 1 to 100`);
  return percent;
};

const siteOf = (text: string | undefined, sitesFolder: string): string | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text))
    throw new ReleaseError(`--site ${text}: expected the id of a site, such as 2`);
  const file = join(sitesFolder, `${text}.json`);
  if (!existsSync(file))
    throw new ReleaseError(
      `--site ${text}: there is no such site, expected ${file} (SITES_FOLDER)`,
    );
  return text;
};

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const options = { percent: text, site: text, since: text };
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReleaseError(`${reason}\n${usage}`, { cause: error });
  }
}

/**
 * Validates a command completely before anything is built.
 *
 * @param sitesFolder the folder with the sites' files; a site without one does not exist
 * @throws ReleaseError
 */
export function readArguments(args: readonly string[], sitesFolder: string): Arguments {
  const { values, positionals } = parse(args);
  const [command = "", ...names] = positionals;
  if (!isCommand(command)) throw new ReleaseError(`${command} is no command\n${usage}`);
  const taken: readonly string[] = optionsOf[command];
  const wrong = Object.keys(values).find((option) => !taken.includes(option));
  if (wrong !== undefined) throw new ReleaseError(`${command} takes no --${wrong}\n${usage}`);
  const takesNames = command === "release" || command === "rollback";
  if (takesNames && names.length === 0) throw new ReleaseError(`Which feature?\n${usage}`);
  if (!takesNames && names.length > 0)
    throw new ReleaseError(`${command} takes no names\n${usage}`);
  return {
    command,
    names,
    percent: percentOf(values.percent ?? "100"),
    site: siteOf(values.site, sitesFolder),
    since: values.since,
  };
}
