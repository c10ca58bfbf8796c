import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { arrowsOf, runningUp } from "./floors.ts";
import { circlesOf, importsAmong } from "./imports.ts";

/** `npm run figures`: the size of the code base and its internal dependencies. `--list` lists the counted items. */
const root = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const linesIn = (file: string) => readFileSync(join(root, file), "utf8").split("\n").length - 1;

const isCode = (file: string) =>
  /^(apps|packages|tools)\/.*\.(ts|tsx|mjs)$/.test(file) &&
  !/\.(test|stories|fake|spec|config)\.(ts|tsx)$|\.d\.ts$|\/(testing|drizzle|migrations)\//.test(
    file,
  );
/** Whether a browser may receive the file, unlike the engines of the sandbox's games and the files of tools. */
const isClient = (file: string) =>
  /^packages\/(?!game-engines|platform-check|wire-contract|release)[^/]+\/src\//.test(file);

const code = files.filter(isCode);
const client = code
  .filter(isClient)
  .map(linesIn)
  .toSorted((a, b) => a - b);
const imports = importsAmong(root, code);
const circles = circlesOf(imports);
const up = (folder: string) => runningUp(arrowsOf(imports, folder));
const ups = { shell: up("packages/shell/src"), sandbox: up("apps/sandbox/src") };

const built = join(root, "apps/web-desktop/build/client");
const scripts = existsSync(built)
  ? readdirSync(built, { recursive: true }).filter((file) => String(file).endsWith(".js")).length
  : undefined;

console.table({
  "client code files": client.length,
  "their median lines": client[Math.floor(client.length / 2)],
  "code files of at most 15 lines": code.filter((file) => linesIn(file) <= 15).length,
  "circles of imports": circles.length,
  "arrows that run up in shell": ups.shell.length,
  "arrows that run up in the sandbox": ups.sandbox.length,
  "built scripts, desktop": scripts ?? "not built",
  "files in git": files.length,
  "lines without migrations": files
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|js|css|json|md|yaml|yml|tsv|html|txt)$/.test(file) &&
        !/\/(drizzle|migrations)\//.test(file),
    )
    .reduce((sum, file) => sum + linesIn(file), 0),
});
if (process.argv.includes("--list")) {
  for (const circle of circles) console.log(`circle: ${circle.join(", ")}`);
  for (const [name, arrows] of Object.entries(ups))
    for (const [from, to] of arrows) console.log(`up in ${name}: ${from} -> ${to}`);
}
