import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { budget, overBudget, sizesOf } from "./budget.ts";
import { moduleGraph } from "./module-graph.ts";

const apps = join(import.meta.dirname, "../../apps");

const serverOf = (host: string): string => join(apps, host, "build/server/index.js");

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: string[];
}

/** React Router's manifest of the build. */
interface Manifest {
  /** The address at which pages find the manifest. */
  readonly url: string;
  readonly entry: { readonly module: string; readonly imports: string[] };
  readonly routes: Readonly<Record<string, BuiltRoute>>;
}

/** Home and its parent routes. */
const routesOfHome = ({ routes }: Manifest): BuiltRoute[] => {
  const chain: BuiltRoute[] = [];
  let route = Object.values(routes).find(({ index }) => index);
  for (; route !== undefined; route = routes[route.parentId ?? ""]) chain.push(route);
  return chain;
};

/** The texts of the default language, which its documents reference. */
const wordsOf = async (host: string): Promise<string> => {
  const files = await readdir(join(apps, host, "build/client/assets"), { recursive: true });
  const words = files.filter((file) => /\/words-en_US-[^/]*\.js$/.test(file));
  expect(words).toHaveLength(1);
  return `/assets/${words[0]}`;
};

const graphOf = async (host: string) => {
  const { assets }: { assets: Manifest } = await import(pathToFileURL(serverOf(host)).href);
  const routes = [assets.entry, ...routesOfHome(assets)];
  const named = [
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
    assets.url,
    await wordsOf(host),
  ];
  // Files of the first load that others import by name.
  const shared = named.map((path) => [/([a-z-]+)-[\w-]{8}\.js$/.exec(path)?.[1], path]);
  const read = (address: string) =>
    readFile(join(apps, host, "build/client", new URL(address).pathname), "utf8");
  return sizesOf(
    await moduleGraph(
      named.map((path) => `http://built${path}`),
      read,
      Object.fromEntries(shared),
    ),
  );
};

/** The hosts are built before the `test` script of tools runs; when it is run by hand there may be no build. */
const isBuilt = ["web-desktop", "web-mobile"].every((host) => existsSync(serverOf(host)));

describe("the first load", () => {
  it.each(["web-desktop", "web-mobile"])("of %s is within its budget", async (host) => {
    if (!isBuilt) {
      expect(process.env["NALUMA_RESULTS"], "results need built hosts").toBeUndefined();
      return;
    }
    const graph = await graphOf(host);
    expect(graph.files.length).toBeGreaterThan(3);
    expect(graph.bytes).toBeGreaterThan(100_000);
    expect(overBudget("graph", graph)).toEqual([]);
  });

  it("over its budget is told with its heaviest scripts first", () => {
    const files = [
      { file: "/assets/vendor-1.js", bytes: budget.vendor },
      { file: "/assets/home-2.js", bytes: budget.chunk + 1 },
    ];
    expect(overBudget("graph", { bytes: budget.graph + 1, files })).toEqual([
      `graph: ${budget.graph + 1} bytes, ${budget.graph} allowed:`,
      `  ${budget.vendor} /assets/vendor-1.js`,
      `  ${budget.chunk + 1} /assets/home-2.js`,
      `chunk /assets/home-2.js: ${budget.chunk + 1} bytes, ${budget.chunk} allowed`,
    ]);
  });
});
