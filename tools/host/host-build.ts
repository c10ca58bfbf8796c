import type { Plugin, UserConfig } from "vite";
import { chunksOf } from "./chunks.ts";

export { importShared } from "./import-shared.ts";
export { slimRoutes } from "./slim-manifest.ts";
export { trimLibraries } from "./trimmed.ts";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4100";

/** The chunks that a host's entry imports. */
const loadedFirst = /\/(vendor|first|rolldown-runtime)-[\w-]{8}\.js$/;

/**
 * Chunks that nearly every other chunk imports, so that a change of one of them would change all the others. Each is in
 * the import map of every page, which only pays off for a name that a dozen others import.
 */
export const sharedChunks = ["rolldown-runtime", "vendor", "first", "live", "content", "present"];

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
      "/app": {
        target: apiOrigin,
        ws: true,
        // The socket is at /app/{key}, the path under which Vite also serves modules of the folder app.
        bypass: (request, response) => (response ? request.url : undefined),
      },
    },
  },
});

/**
 * Bundles React and the router into a host's server, so that it runs in any folder. Releases of one gateway may then
 * use different versions of them.
 */
export const selfContainedServer = (): Plugin => ({
  name: "naluma:self-contained-server",
  // In development the server imports the installed packages.
  apply: "build",
  config: () => ({
    environments: {
      ssr: {
        resolve: { noExternal: true },
        // Removes the code that React needs only in development.
        define: { "process.env.NODE_ENV": '"production"' },
      },
    },
  }),
});
