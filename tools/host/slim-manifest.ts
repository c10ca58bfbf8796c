import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

interface Route {
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly [fact: string]: unknown;
}

interface Manifest {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Route>>;
}

const before = "window.__reactRouterManifest=";

/**
 * The route manifest for browsers without entries that carry no information: false flags and empty lists. Files that
 * the entry imports anyway are also removed, and data that only the router's development mode reads.
 */
export function slimManifest(script: string): string {
  if (!script.startsWith(before) || !script.endsWith(";"))
    throw new Error("The router writes its list of routes in another form: slim-manifest.ts");
  const manifest: Manifest = JSON.parse(script.slice(before.length, -1));
  const known = new Set(manifest.entry.imports);
  const slim = (route: Route): Route => {
    const imports = route.imports?.filter((file) => !known.has(file));
    const facts: [string, unknown][] = Object.entries({ ...route, imports });
    return Object.fromEntries(
      facts.filter(
        ([name, fact]) =>
          name !== "hasDefaultExport" &&
          fact !== false &&
          !(Array.isArray(fact) && fact.length === 0),
      ),
    );
  };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]),
  );
  return `${before}${JSON.stringify({ ...manifest, routes })};`;
}

/** Saves 130 bytes of the first load, and 20 more for every additional page. */
export const slimRoutes = (): Plugin => ({
  name: "naluma:slim-routes",
  apply: "build",
  // The router writes the file during the server build.
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle() {
    const { root, environments, build } = this.environment.getTopLevelConfig();
    const client = environments["client"]?.build.outDir ?? build.outDir;
    const folder = resolve(root, client, build.assetsDir);
    const files = await readdir(folder);
    const names = files.filter((name) => /^manifest-[0-9a-f]+\.js$/.test(name));
    if (names.length !== 1) this.error(`There are ${names.length} lists of routes in ${folder}.`);
    for (const name of names) {
      const file = join(folder, name);
      await writeFile(file, slimManifest(await readFile(file, "utf8")));
    }
  },
});
