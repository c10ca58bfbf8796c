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
