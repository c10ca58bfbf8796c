import { join } from "node:path";
import { compressAssets } from "@naluma/tools/release";
import type { Config } from "@react-router/dev/config";

const config: Config = {
  ssr: true,
  // Vite then discovers the pages' dependencies at startup, not one by one while the first page is open.
  future: { unstable_optimizeDeps: true },
  // Two hosts share one origin, and both would request the same /__manifest.
  routeDiscovery: { mode: "initial" },
  // A one-line client loader is not worth a separate request.
  splitRouteModules: false,
  buildDirectory: "build",
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, "client")),
};

export default config;
