import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { together } from "./together.ts";

const packages = join(import.meta.dirname, "../../packages");
let folder = "";
beforeEach(() => {
  // The plugin joins what lies in the repository's packages.
  folder = mkdtempSync(join(packages, "api-client/node_modules/.together-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("imports of one group are one request, each with its own names", async () => {
  mkdirSync(join(folder, "src"));
  const write = (name: string, code: string) => writeFileSync(join(folder, "src", name), code);
  write("one.ts", "export default 'one';");
  write("two.ts", "export const two: string = 'two';");
  write("alone.ts", "export const alone = 'alone';");
  write(
    "main.ts",
    `export const load = async () => [
       (await import("./one.ts")).default,
       (await import("./two.ts")).two,
       (await import("./alone.ts")).alone,
     ];`,
  );
  const glob = `${folder.slice(folder.indexOf("packages/"))}/src/{one,two}.ts`;
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [together([{ name: "pair", modules: [glob] }])],
    build: {
      outDir: join(folder, "out"),
      modulePreload: false,
      rollupOptions: {
        input: join(folder, "src/main.ts"),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "main.js", chunkFileNames: "[name].js" },
      },
    },
  });
  const main = readFileSync(join(folder, "out/main.js"), "utf8");
  expect([...new Set(main.match(/\.\/[\w-]+\.js/g))]).toHaveLength(2);
  const { load }: { load: () => Promise<string[]> } = await import(join(folder, "out/main.js"));
  expect(await load()).toEqual(["one", "two", "alone"]);
});
