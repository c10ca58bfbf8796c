import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, parseSiteSettings } from "@naluma/site/parse-settings";
import { root } from "../bootstrap/paths.mjs";
import {
  askSiteDetail,
  ConnectError,
  createPlatform,
  exitCodes,
  platformOrigin,
} from "./platform.ts";
import { remarks } from "./remarks.ts";
import { folderFor, siteFile, type JsonObject } from "./site-file.ts";
import { survey } from "./survey.ts";

/*
 * npm run connect -- https://platform.example [--site N] [--no-start]
 *
 * Writes the site's file from what the platform answers. tools/bootstrap/connect.mjs calls this, and then starts the
 * gateway.
 */
const usage = `Usage: npm run connect -- https://platform.example [--site N] [--no-start]

  --site N     the site by its number at the platform (default 1)
  --no-start   writes the site's file and does not start the gateway

SITES_FOLDER, PORT, PUBLIC_ORIGIN and all other variables are the gateway's (apps/gateway/README.md).
Exit code: 0 the file is written, 1 that is no platform or it has no such site, 2 wrong usage or a file that cannot be read,
3 the platform cannot be reached.`;

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: { type: "string", default: "1" },
        "no-start": { type: "boolean" },
        // Where the bootstrap finds what it starts the gateway with.
        handover: { type: "string" },
      },
    });
    if (!/^[1-9]\d{0,8}$/.test(values.site))
      throw new ConnectError("--site must be a whole number from 1.", exitCodes.usage);
    if (positionals[1] !== undefined)
      throw new ConnectError(`${positionals[1]} is one argument too many.`, exitCodes.usage);
    return {
      origin: platformOrigin(positionals[0]),
      siteId: Number(values.site),
      handover: values.handover,
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new ConnectError(`${error.message}\n\n${usage}`, exitCodes.usage);
  }
}

function readFile(file: string): JsonObject | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new ConnectError(`${file} cannot be read: ${String(error)}`, exitCodes.usage);
  }
  throw new ConnectError(`${file} is expected to hold one JSON object.`, exitCodes.usage);
}

const shownPath = (file: string): string => {
  const path = relative(root, file);
  return path.startsWith("..") ? file : path;
};

async function main(args: readonly string[]): Promise<void> {
  const { origin, siteId, handover } = readArguments(args);
  const publicOrigin =
    process.env["PUBLIC_ORIGIN"] || `http://localhost:${process.env["PORT"] || 4000}`;
  const platform = createPlatform(origin);
  console.log(`Asking ${origin} for site ${siteId} …`);
  const detail = await askSiteDetail(platform, siteId);
  const domain = new URL(publicOrigin).host;
  const found = await survey(platform, { siteId, detail, domain });

  const folder = folderFor(root, siteId, process.env["SITES_FOLDER"]);
  const file = join(folder, `${siteId}.json`);
  const before = readFile(file);
  const { settings, changes } = siteFile(before, found, publicOrigin);
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  parseSiteSettings(text, {}, shownPath(file));
  if (changes.length > 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    // Lists of a few words in one line, as in the files that are there; where this fails, only the look is another.
    spawnSync(join(root, "node_modules/.bin/oxfmt"), [file], { cwd: root, stdio: "ignore" });
  }

  const { games, providers } = found;
  console.log(
    `${String(settings["siteName"])}: ${games} games of ${providers.length} providers.\n`,
  );
  const written = before === undefined ? "is new" : "is changed";
  console.log(`${shownPath(file)} ${changes.length > 0 ? `${written}:` : "stays as it is."}`);
  for (const line of changes) console.log(`  ${line}`);
  const lines = remarks(found, settings, publicOrigin);
  console.log(lines.length > 0 ? "\nTo be looked at:" : "\nNothing is missing.");
  for (const line of lines) console.log(`  ${line}`);
  console.log(`
Check all of its calls:  npm run check:platform -- ${origin} --site ${siteId} --read-only
                         (what it may try: packages/platform-check/README.md)`);
  if (handover !== undefined)
    writeFileSync(
      handover,
      JSON.stringify({ API_ORIGIN: origin, SITE_ID: String(siteId), SITES_FOLDER: folder }),
    );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof ConnectError) {
    console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  } else if (error instanceof ConfigError) {
    console.error(`\n${error.message}\nNothing is written.`);
    process.exitCode = exitCodes.usage;
  } else throw error;
}
