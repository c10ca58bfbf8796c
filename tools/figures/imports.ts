import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";

/** The imports of each file, by paths in the repository. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
}

/** The imports among these code files, including type imports and dynamic ones. */
export function importsAmong(root: string, files: readonly string[]): Imports {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      new Set(
        specifiersIn(file, readFileSync(join(root, file), "utf8"))
          .map((specifier) => resolve(root, file, specifier))
          .filter((target) => target !== file && known.has(target)),
      ),
    ]),
  );
}

function specifiersIn(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // The parser only gives the position of a dynamic import's argument, with its quotes.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

const manifests = new Map<string, Manifest>();

function manifestOf(path: string): Manifest {
  const manifest: Manifest =
    manifests.get(path) ?? (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});
  manifests.set(path, manifest);
  return manifest;
}

/** The file of `./a.ts` or `@naluma/lobby/live`; for a library, something that is not a file. */
function resolve(root: string, from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  const [scope, name = "", ...rest] = specifier.split("/");
  if (scope !== "@naluma") return specifier;
  const folder = join("packages", name);
  const { exports = {} } = manifestOf(join(root, folder, "package.json"));
  const face = rest.length > 0 ? `./${rest.join("/")}` : ".";
  return join(folder, exports[face] ?? (exports["./*"] ?? "").replace("*", rest.join("/")));
}

/** Groups of files that all reach each other through imports. Files outside a cycle are in no group. */
export function circlesOf(imports: Imports): string[][] {
  const circles: string[][] = [];
  const indexOf = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();

  function visit(file: string): number {
    const index = indexOf.size;
    indexOf.set(file, index);
    stack.push(file);
    open.add(file);
    let low = index;
    for (const next of imports.get(file) ?? []) {
      if (!indexOf.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, indexOf.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const circle = stack.splice(stack.indexOf(file));
      for (const one of circle) open.delete(one);
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  }

  for (const file of imports.keys()) if (!indexOf.has(file)) visit(file);
  return circles;
}
