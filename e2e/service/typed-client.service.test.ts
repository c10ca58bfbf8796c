import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@hey-api/openapi-ts";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

/* The example of docs/wire, with a client that is generated from the contract as anybody would generate one. */

const root = join(import.meta.dirname, "../..");
const wire = join(root, "docs/wire");
const run = promisify(execFile);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "naluma-typed-client-"));
  await copyFile(join(wire, "example/start-game.ts"), join(folder, "start-game.ts"));
  await createClient({
    input: join(wire, "openapi.yaml"),
    output: { path: join(folder, "client"), module: { extension: ".ts" } },
    logs: { level: "silent" },
  });
});
afterAll(() => rm(folder, { recursive: true }));

it("the example and the client are typed", async () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "esnext",
    module: "nodenext",
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    noUncheckedIndexedAccess: true,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
  };
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const { stdout } = await run(join(root, "node_modules/.bin/tsc"), ["-p", folder]).catch(
    (error: { readonly stdout: string }) => error,
  );
  expect(stdout).toBe("");
});

it("the example starts a game on the platform, and the money is back", async () => {
  const given = [inject("stack").api, "player21", "naluma88", "0000"];
  const { stdout, stderr } = await run(process.execPath, [join(folder, "start-game.ts"), ...given]);
  expect(stderr).toBe("");
  expect(stdout.trim().split("\n")).toEqual([
    "player21 is logged in",
    expect.stringMatching(/^.+ is at http:\/\/.+\/play\?ticket=/),
    "1000.00 of 1000.00 are with the provider",
    "0.00 of 1000.00 are with the provider",
  ]);
});
