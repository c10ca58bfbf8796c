import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const packages = join(import.meta.dirname, "../../packages");

const isStory = (file: string) => file.endsWith(".stories.tsx");
const isDouble = (file: string) => /\.(test|fake)\.tsx?$/.test(file);

/** Part of a file: its exports of these names; all, if there are none given. */
interface Asked {
  readonly file: string;
  readonly names: readonly string[] | undefined;
}

const path = `["']((?:\\.|@naluma/)[^"']+)["']`;
/** `import { A, type B } from "./a.ts"`, `export { A as B } from "@naluma/a"` */
const statements = new RegExp(`^(import|export)\\s+(?!type\\b)([^;"']*?)\\s*from\\s+${path}`, "gm");
/** `import("./a.ts")`, `(await import("./a.ts")).A` */
const lateImports = new RegExp(`import\\(\\s*${path}\\s*\\)(?:\\)\\.(\\w+))?`, "g");

const namesIn = (clause: string): string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));

/** `A as B` is A inside of the file that exports it, B outside. */
const inside = (name: string) => name.split(/\s+as\s+/)[0] ?? name;
const outside = (name: string) => name.split(/\s+as\s+/).at(-1) ?? name;

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
}

/** The file of `./a.ts` or `@naluma/lobby/live`. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  const [, name = "", ...rest] = specifier.split("/");
  const folder = join(packages, name);
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return manifest;
  // Its exports map is plain: a path for each face.
  const { exports = {} } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  const face = rest.length > 0 ? `./${rest.join("/")}` : ".";
  return join(folder, exports[face] ?? (exports["./*"] ?? "").replace("*", rest.join("/")));
}

/** What a file imports. What it only hands on counts if that is asked for. */
function importsOf({ file, names: asked }: Asked): Asked[] {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(statements)].flatMap(
    ([, statement, clause = "", specifier = ""]): Asked[] => {
      const from = resolve(file, specifier);
      const names = namesIn(clause);
      if (statement === "import")
        return [{ file: from, names: clause.startsWith("{") ? names.map(inside) : undefined }];
      const handed = names.filter((name) => asked?.includes(outside(name)) ?? true);
      return handed.length > 0 ? [{ file: from, names: handed.map(inside) }] : [];
    },
  );
  const late = [...text.matchAll(lateImports)].map(([, specifier = "", name]): Asked => ({
    file: resolve(file, specifier),
    names: name === undefined ? undefined : [name],
  }));
  return [...found, ...late];
}

/** All files that the imports of stories lead to. */
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

/** Draws something: it exports a component. */
const isView = (file: string): boolean =>
  file.endsWith(".tsx") &&
  !isStory(file) &&
  !isDouble(file) &&
  /^export (?:default )?(?:function|const) [A-Z]/m.test(readFileSync(file, "utf8"));

/** Views that no story draws, as `lobby/src/search/search-sheet.mobile.tsx`. */
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
