import { join } from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "./config.ts";
import { areas, type Area } from "./contract.ts";

export const usage = `Usage: npm run check:platform -- https://platform.example [options]

  --config file     what may be tried, and with which accounts (default platform-check.yaml)
  --site number     instead of the site of the configuration
  --only areas      some of ${areas.join(", ")}
  --read-only       no call that writes, except one login and its logout if may.login is true
  --seed number     repeats the order in which money was moved; a run prints its own
  --report folder   writes junit.xml, report.json and report.html
  --wire folder     the contract (default docs/wire of this repository)

Which calls write is a list in src/effects.ts; a call that is not in it counts as one that does.
Exit code: 0 all passed, 1 something failed that the contract demands, 2 wrong usage or configuration,
3 the platform cannot be reached.
`;

export interface CommandLine {
  readonly origin: string;
  readonly config: string;
  readonly site: number | undefined;
  readonly areas: readonly Area[];
  readonly isReadOnly: boolean;
  readonly seed: number;
  readonly report: string | undefined;
  readonly wire: string;
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        config: { type: "string", default: "platform-check.yaml" },
        site: { type: "string" },
        seed: { type: "string" },
        only: { type: "string" },
        "read-only": { type: "boolean", default: false },
        report: { type: "string" },
        wire: { type: "string", default: join(import.meta.dirname, "../../../docs/wire") },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError([error instanceof Error ? error.message : String(error)]);
  }
};

const originOf = (address: string | undefined): string => {
  const url = URL.parse(address ?? "");
  if (!url || !["http:", "https:"].includes(url.protocol) || url.pathname !== "/" || url.search)
    throw new UsageError([
      "The first argument must be an origin such as https://platform.example.",
    ]);
  // It would be part of every report.
  if (url.username || url.password)
    throw new UsageError(["The address must not hold a user name or a password."]);
  return url.origin;
};

const areasOf = (only: string | undefined): readonly Area[] => {
  if (only === undefined) return areas;
  const names = only.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !areas.some((area) => area === name));
  if (unknown.length > 0)
    throw new UsageError(
      unknown.map((name) => `--only: there is no area ${name}; there are ${areas.join(", ")}.`),
    );
  return areas.filter((area) => names.includes(area));
};

const numberOf = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,9}$/.test(text))
    throw new UsageError([`--${option} must be a whole number from 1.`]);
  return Number(text);
};

const anySeed = (): number => 1 + Math.floor(Math.random() * 999_999);

/** Undefined if only help is wanted. @throws UsageError */
export const readCommandLine = (args: readonly string[]): CommandLine | undefined => {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  if (positionals.length > 1) throw new UsageError([`${positionals[1]} is one argument too many.`]);
  return {
    origin: originOf(positionals[0]),
    config: values.config,
    site: numberOf("site", values.site),
    areas: areasOf(values.only),
    isReadOnly: values["read-only"],
    seed: numberOf("seed", values.seed) ?? anySeed(),
    report: values.report,
    wire: values.wire,
  };
};
