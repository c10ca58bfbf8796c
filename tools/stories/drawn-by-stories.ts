import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

const packages = join(import.meta.dirname, "../../packages");

const isStory = (file: string) => file.endsWith(".stories.tsx");
const isDouble = (file: string) => /\.(test|fake)\.tsx?$/.test(file);

/** Part of a file: its exports with these names; all of them if no names are given. */
interface Asked {
  readonly file: string;
  readonly names: readonly string[] | undefined;
}

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
}

/** The file of `./a.ts` or `@naluma/lobby/live`. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  const [scope, name = "", ...rest] = specifier.split("/");
  if (scope !== "@naluma") return specifier;
  const folder = join(packages, name);
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return manifest;
  // The exports map is plain: one path for each entry point.
  const { exports = {} } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  const face = rest.length > 0 ? `./${rest.join("/")}` : ".";
  return join(folder, exports[face] ?? (exports["./*"] ?? "").replace("*", rest.join("/")));
}

/** The imports of a file. A re-export counts only if it is requested, and types never do. */
function importsOf({ file, names: asked }: Asked): Asked[] {
  const parsed = parseSync(file, readFileSync(file, "utf8"));
  const { module } = parsed;
  const from = (specifier: string) => resolve(file, specifier);
  const found = module.staticImports.flatMap(({ moduleRequest, entries }): Asked[] => {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) return [];
    const names = values.map(({ importName }) => importName.name);
    const named = names.filter((name) => name !== null);
    const all = named.length < names.length || names.length === 0;
    return [{ file: from(moduleRequest.value), names: all ? undefined : named }];
  });
  const handedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, exportName, isType }): Asked[] => {
      if (!moduleRequest || isType) return [];
      // `export *` has no names, so any requested name may come from it.
      if (importName.name === null) return [{ file: from(moduleRequest.value), names: asked }];
      if (asked && !asked.includes(exportName.name ?? "")) return [];
      return [{ file: from(moduleRequest.value), names: [importName.name] }];
    });
  if (module.dynamicImports.length === 0) return [...found, ...handedOn];
  const late: Asked[] = [];
  /** `(await import("./a.ts")).A` uses one name; all other dynamic imports may use any. */
  const taken = new Map<number, string>();
  new Visitor({
    MemberExpression({ object, property }) {
      const inner = object.type === "ParenthesizedExpression" ? object.expression : object;
      if (inner.type === "AwaitExpression" && property.type === "Identifier")
        taken.set(inner.argument.start, property.name);
    },
    ImportExpression({ source, start }) {
      if (source.type !== "Literal" || typeof source.value !== "string") return;
      const name = taken.get(start);
      late.push({ file: from(source.value), names: name === undefined ? undefined : [name] });
    },
  }).visit(parsed.program);
  return [...found, ...handedOn, ...late];
}

/** All files that stories import, directly or indirectly. */
function reachedFrom(stories: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visited = new Set<string>();
  const waiting = stories.map((file): Asked => ({ file, names: undefined }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = `${next.file} ${next.names?.join() ?? "*"}`;
    if (visited.has(key) || !/\.tsx?$/.test(next.file) || !existsSync(next.file)) continue;
    visited.add(key);
    reached.add(next.file);
    waiting.push(...importsOf(next));
  }
  return reached;
}

/** Whether the file exports a component. */
const isView = (file: string): boolean =>
  file.endsWith(".tsx") &&
  !isStory(file) &&
  !isDouble(file) &&
  /^export (?:default )?(?:function|const) [A-Z]/m.test(readFileSync(file, "utf8"));

/** Views that no story renders, such as `lobby/src/search/search-sheet.mobile.tsx`. */
export function undrawnViews(): string[] {
  const files = readdirSync(packages).flatMap((name) => {
    const source = join(packages, name, "src");
    if (!existsSync(source)) return [];
    return readdirSync(source, { recursive: true, encoding: "utf8" }).map((file) =>
      join(source, file),
    );
  });
  const reached = reachedFrom(files.filter(isStory));
  return files
    .filter((file) => isView(file) && !reached.has(file))
    .map((file) => file.slice(packages.length + 1))
    .toSorted();
}
