import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Each of these gives a test file its own database: an embedded one, or one on the server that NALUMA_TEST_DATABASE
 * names.
 */
const usesDatabase = /\b(fileDatabase|memberHistory|ownDatabase|runProviderServer|startForTest)\b/;

/** The sandbox's test files that use a database, relative to its folder. */
export const databaseTests = (sandbox: string): string[] =>
  readdirSync(join(sandbox, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => join("src", file))
    .filter((file) => usesDatabase.test(readFileSync(join(sandbox, file), "utf8")));
