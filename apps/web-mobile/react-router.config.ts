import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "@naluma/tools/release";

const config: Config = {
  ssr: true,
  // Two hosts share one origin, and both would ask for the same /__manifest.
  routeDiscovery: { mode: "initial" },
  buildDirectory: "build",
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, "client")),
};

export default config;
