import { join } from "node:path";
import { compressAssets } from "@naluma/tools/release";
import type { Config } from "@react-router/dev/config";

const config: Config = {
  ssr: true,
  // Vite finds at its start what the pages import, not one by one while the first of them is open.
  future: { unstable_optimizeDeps: true },
  // Two hosts share one origin, and both would ask for the same /__manifest.
  routeDiscovery: { mode: "initial" },
  // A client loader that is one line is not worth a request of its own.
  splitRouteModules: false,
  buildDirectory: "build",
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, "client")),
};

export default config;
