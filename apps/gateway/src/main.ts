import { readOptions } from "./options.ts";
import { explained } from "./start-gateway.ts";

// Has to be set before React is loaded: React reads it once and is slow without it.
process.env["NODE_ENV"] ??= "production";

try {
  const options = readOptions(process.env);
  const { loadParts } = await import("./load-parts.ts");
  const { startGateway } = await import("./start-gateway.ts");
  const { watchPlatform } = await import("./watch-platform.ts");

  const parts = await loadParts(options);
  const { apiOrigin, publicOrigin } = options;
  const platform = await watchPlatform({ ...parts, apiOrigin, publicOrigin });
  const { shared, answers: platformAnswers } = platform;
  const gateway = await startGateway(options, { ...parts, shared, platformAnswers });
  parts.log({
    event: "listening",
    port: gateway.port,
    site: options.siteId,
    releases: parts.releases.now().running.map(({ id }) => id),
  });

  const stop = () => {
    platform.stop();
    parts.releases.stop();
    void gateway.stop().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  console.error(explained(error));
  process.exit(1);
}
