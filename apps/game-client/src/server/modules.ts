import { readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join, relative } from "node:path/posix";
import { fileURLToPath } from "node:url";

const { resolve: resolvePackage } = createRequire(import.meta.url);

/** The module folders on disk, and the path under which the browser loads each. */
const folders = [
  { path: "client", folder: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "") },
  { path: "engines", folder: dirname(resolvePackage("@naluma/game-engines/engines")) },
  { path: "site", folder: dirname(resolvePackage("@naluma/site/typed")) },
] as const;

/** A static or dynamic import of a file or of one of our packages; type imports have already been blanked. */
const imports = /(\bfrom |\bimport\()"((?:\.\.?|@naluma)\/[^"]+)"/g;

/**
 * The page's modules as the browser receives them: the files on disk without their types, so the page and the
 * provider's server run the same engines. Node can strip types, so no build is needed.
 *
 * @param entry the entry file of the page in `client/`
 * @returns the code by the path that the page requests: client/game.ts, engines/slot/pays.ts
 */
export function clientModules(entry: string): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const waiting = [`client/${entry}`];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue;
    const file = fileAt(path);
    const code = strippedOfTypes(readFileSync(file, "utf8"));
    const linked = code.replace(imports, (_all, before: string, wanted: string) => {
      const imported = pathOf(
        wanted.startsWith(".") ? join(dirname(file), wanted) : resolvePackage(wanted),
      );
      waiting.push(imported);
      return `${before}"${besides(path, imported)}"`;
    });
    modules.set(path, linked);
  }
  return modules;
}

function fileAt(path: string): string {
  const found = folders.find((one) => path.startsWith(`${one.path}/`));
  if (!found) throw new Error(`${path} lies in no folder of the page`);
  return join(found.folder, relative(found.path, path));
}

function pathOf(file: string): string {
  const found = folders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!found) throw new Error(`The page cannot load ${file}`);
  return join(found.path, relative(found.folder, file));
}

/** A browser does not resolve package names, so each import becomes a path relative to the importing module. */
function besides(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/**
 * Node strips the types of our own files silently, but a call to the stripper prints a warning. The version is pinned.
 */
function strippedOfTypes(source: string): string {
  const emit = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emit;
  }
}
