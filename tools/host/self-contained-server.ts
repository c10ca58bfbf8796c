import type { Plugin } from "vite";

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
