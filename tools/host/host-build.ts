import { createRequire } from "node:module";
import { join } from "node:path";
import type { UserConfig } from "vite";

export { importShared } from "./import-shared.ts";
export { selfContainedServer } from "./self-contained-server.ts";
export { slimRoutes } from "./slim-manifest.ts";
export { trimLibraries } from "./trimmed.ts";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4100";

/** One chunk for code that every page of a host needs and that seldom changes. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|@lingui|@tanstack|jotai|use-sync-external-store|get-nonce)\//;

/** The chunks that a host's entry imports. */
const loadedFirst = /\/(vendor|first|rolldown-runtime)-[\w-]{8}\.js$/;

/** Home and its surroundings on every page of the lobby; together with all dependencies, this is the first load. */
const first = ["catalogues.ts", "root.tsx"];

/**
 * Loaded once, right after the first paint: everything live on a page of the lobby, including its islands, which the
 * server renders and which hydrate once this has loaded. Each package lists its own live modules, and their
 * dependencies are included.
 */
const live = [
  "@naluma/shell/live",
  "@naluma/lobby/live",
  "@naluma/content/live",
  "@naluma/api-client/transmit",
];

/**
 * The code that fetches a lobby page's data is loaded at the same time, because the document includes the initial data.
 */
const reads =
  /\/packages\/(lobby|content|shell)\/src\/.*(\.api|\/catalogue-reads|\/read-game-types)\.ts$/;

/** Code that is rendered only for members is loaded beside it, only for a logged-in member. */
const member =
  /\/packages\/(lobby\/src\/(favourites\/|popular\/continue)|shell\/src\/page\/account\/)/;

/**
 * Chunks that nearly every other chunk imports, so that a change of one of them would change all the others. Each is in
 * the import map of every page, which only pays off for a name that a dozen others import.
 */
export const sharedChunks = ["rolldown-runtime", "vendor", "first", "live"];

/** Resolves packages from the shell, because it depends on every other package. */
const shell = createRequire(join(import.meta.dirname, "../../packages/shell/package.json"));

/** A chunk of these modules and their dependencies. */
const chunkOf = (name: string, priority: number, files: readonly string[]) => {
  const ids = new Set(files);
  return { name, priority, test: (id: string) => ids.has(id) };
};

const liveFiles = new Set(live.map((module) => shell.resolve(module)));

const chunksOf = (host: "desktop" | "mobile") => [
  { name: "vendor", priority: 10, test: vendor, tags: ["$initial" as const] },
  // The pages that operators write share almost all of their code.
  { name: "content", priority: 1, test: /\/packages\/content\//, tags: ["$initial" as const] },
  chunkOf("first", 5, [
    ...first.map((file) => join(import.meta.dirname, "../../apps", `web-${host}`, "app", file)),
    shell.resolve("@naluma/shell/document/root"),
    shell.resolve("@naluma/shell/document/client"),
    shell.resolve(`@naluma/shell/lobby-layout/${host}`),
    shell.resolve(`@naluma/shell/home/${host}`),
  ]),
  { name: "live", priority: 4, test: (id: string) => liveFiles.has(id) || reads.test(id) },
  { name: "member", priority: 3, test: member },
];

/** The build configuration of both hosts. Each has its assets under its own path, because the two share one origin. */
export const hostBuild = (host: "desktop" | "mobile"): UserConfig => ({
  resolve: {
    // A shim for older versions of React; the current one has had this hook for years.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }],
  },
  build: {
    assetsDir: `assets/${host}`,
    target: "es2023",
    // An inlined font would be downloaded with every page.
    assetsInlineLimit: 0,
    // Every document loads these first, so no later chunk needs to list them, although by default all of them would.
    modulePreload: {
      resolveDependencies: (_chunk, files) => files.filter((file) => !loadedFirst.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Property reads whose value is unused are removed, because no getter and no global here has side effects:
          // 0.25 kB.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            codeSplitting: { groups: chunksOf(host) },
          },
        },
      },
    },
  },
  // The search is loaded into the worker when it is first used.
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        entryFileNames: `assets/${host}/[name]-[hash].js`,
        chunkFileNames: `assets/${host}/[name]-[hash].js`,
      },
    },
  },
  server: {
    // Only under `react-router dev`; otherwise the gateway is in between.
    proxy: {
      "/api": { target: apiOrigin },
      "/media": { target: apiOrigin },
      "/sandbox/top-up": { target: apiOrigin },
      "/sandbox/visitor/": { target: apiOrigin },
      "/sandbox/member/": { target: apiOrigin },
      "/app": {
        target: apiOrigin,
        ws: true,
        // The socket is at /app/{key}, the path under which Vite also serves modules of the folder app.
        bypass: (request, response) => (response ? request.url : undefined),
      },
    },
  },
});
