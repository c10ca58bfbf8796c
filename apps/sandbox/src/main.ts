import { readConfig } from "./config.ts";
import { isNewDatabase } from "./ground/db/open.ts";
import { outageIn } from "./ground/db/outage.ts";
import { described } from "./ground/log.ts";
import { startSandbox } from "./server/sandbox.ts";

/** Configuration mistakes are reported in one line; anything else is a bug and keeps its stack. */
const explained = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE")
    return `The port is taken: ${error.message}. Choose another with SANDBOX_PORT or PROVIDER_PORT.`;
  const outage = outageIn(error);
  if (outage !== undefined) return `The database cannot be used: ${outage}`;
  return ["ConfigError", "DamagedDatabase", "FolderInUse", "OtherVersion"].includes(error.name)
    ? error.message
    : described(error);
};

try {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  if (isNewDatabase(config)) console.log("Preparing the database, this once …");
  const sandbox = await startSandbox(config, process.env);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `sandbox: http://127.0.0.1:${sandbox.apiPort} (operator’s desk /sandbox, calls /sandbox/docs)`,
  );
  console.log(`sandbox: games at http://127.0.0.1:${sandbox.providerPort}`);
  if (!process.env.SANDBOX_OPERATOR_KEY)
    console.log(`sandbox: operator key ${sandbox.operatorKey}`);
  console.log(`ready http://127.0.0.1:${sandbox.apiPort} after ${seconds} s`);

  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void sandbox.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
} catch (error) {
  console.error(explained(error));
  process.exit(1);
}
