import type { Plugin } from "vite";

/**
 * Builds React and the router into a host's server, so that it runs in any folder. Releases of one
 * gateway may then have been made with different versions of them.
 */
export const selfContainedServer = (): Plugin => ({
  name: "naluma:self-contained-server",
  // A server in development imports them as they are installed.
  apply: "build",
  config: () => ({
    environments: {
      ssr: {
        resolve: { noExternal: true },
        // What only React's development needs is left out.
        define: { "process.env.NODE_ENV": '"production"' },
      },
    },
  }),
});
