import { createRequire } from "node:module";
import { join } from "node:path";
import type { UserConfig } from "vite";

export { importShared } from "./import-shared.ts";
export { selfContainedServer } from "./self-contained-server.ts";
export { slimRoutes } from "./slim-manifest.ts";
export { trimLibraries } from "./trimmed.ts";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4100";

/** One chunk for what every page of a host needs and what changes seldom. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|@lingui|@tanstack|jotai|use-sync-external-store|get-nonce)\//;

/** What the entry of a host imports, in chunks of these names. */
const loadedFirst = /\/(vendor|first|rolldown-runtime)-[\w-]{8}\.js$/;

/** Home and what stands around it on every page of the lobby; with all that they use, the first load. */
const first = ["catalogues.ts", "root.tsx"];

/**
 * What is loaded once, right after the first paint: all that is live in a page of the lobby, and its islands, which the
 * server draws and which hydrate when it comes. Each package says what it has there, and what that uses goes with it.
 */
const live = [
  "@naluma/shell/live",
  "@naluma/lobby/live",
  "@naluma/content/live",
  "@naluma/api-client/transmit",
];

/** So is what reads the calls of a page of the lobby: the document brings what it shows first. */
const reads =
  /\/packages\/(lobby|content|shell)\/src\/.*(\.api|\/catalogue-reads|\/read-(game-types|site-detail))\.ts$/;

/** What is drawn for members alone is fetched beside it for whoever is logged in. */
const member = /\/packages\/(lobby\/src\/(favourites\/|popular\/continue)|shell\/src\/account\/)/;

/**
 * What nearly every other chunk imports, so that a change of one of these would change them all. Each is in
 * the import map of every page: a name is worth that only if a dozen others import it.
 */
export const sharedChunks = ["rolldown-runtime", "vendor", "first", "live"];

/** The shell uses every other package. */
const shell = createRequire(join(import.meta.dirname, "../../packages/shell/package.json"));

/** A chunk of these modules and of what they use. */
const chunkOf = (name: string, priority: number, files: readonly string[]) => {
  const ids = new Set(files);
  return { name, priority, test: (id: string) => ids.has(id) };
};

const liveFiles = new Set(live.map((module) => shell.resolve(module)));

const chunksOf = (host: "desktop" | "mobile") => [
  { name: "vendor", priority: 10, test: vendor, tags: ["$initial" as const] },
  // The pages that operators write share almost all they use.
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

/**
 * What both hosts build alike. Each has its assets under its own path, because the two share one
 * origin.
 */
export const hostBuild = (host: "desktop" | "mobile"): UserConfig => ({
  resolve: {
    // A stand-in for older versions of React, which has had this for years.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }],
  },
  build: {
    assetsDir: `assets/${host}`,
    target: "es2023",
    // A font that is inlined is fetched with every page.
    assetsInlineLimit: 0,
    // Every document loads these first: no later chunk needs to name them, and all of them would.
    modulePreload: {
      resolveDependencies: (_chunk, files) => files.filter((file) => !loadedFirst.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A read whose value nobody uses goes, as no getter and no global here does anything: 0.25 kB.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            codeSplitting: { groups: chunksOf(host) },
          },
        },
      },
    },
  },
  // The search comes into the worker when it is first touched.
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
    // Only under `react-router dev`; elsewhere the gateway stands between.
    proxy: {
      "/api": { target: apiOrigin },
      "/media": { target: apiOrigin },
      "/sandbox/top-up": { target: apiOrigin },
      "/sandbox/visitor/": { target: apiOrigin },
      "/sandbox/member/": { target: apiOrigin },
      "/app": {
        target: apiOrigin,
        ws: true,
        // The socket lives at /app/{key}, where Vite serves the modules of the folder app.
        bypass: (request, response) => (response ? request.url : undefined),
      },
    },
  },
});
