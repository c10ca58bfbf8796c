import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "./build.mjs";
import { inForeground } from "./foreground.mjs";
import { installIfStale } from "./install.mjs";
import { note } from "./lock.mjs";
import { pinnedNode, stateFolder, toolEnvironment } from "./paths.mjs";
import { choosePort } from "./ports.mjs";
import { run } from "./run.mjs";
import { startService, waitUntilAnswers } from "./services.mjs";
import { checkNodeVersion, runAsCommand } from "./user-error.mjs";

const args = process.argv.slice(2);

/** The gateway's own variables; the port is chosen before the platform is asked, as the address is part of the file. */
const addresses = async () => {
  const host = process.env.HOST || "127.0.0.1";
  const port = String(await choosePort("PORT", 4000, host, new Set()));
  return {
    HOST: host,
    PORT: port,
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${port}`,
  };
};

const handover = join(stateFolder, "connect.json");

/** Asks the platform and writes the site's file. */
const ask = async (env) => {
  await installIfStale();
  const { code } = await run(
    pinnedNode,
    ["tools/connect/main.ts", "--handover", handover, ...args],
    {
      env: toolEnvironment(env),
      show: true,
    },
  );
  return code;
};

/** `npm run connect -- https://platform.example`: from a fresh clone to the gateway in front of that platform. */
const prepare = async (services, env) => {
  const site = JSON.parse(readFileSync(handover, "utf8"));
  await buildIfStale();
  console.log("\nStarting the gateway …");
  const gateway = startService("gateway", ["apps/gateway/src/main.ts"], { ...env, ...site });
  services.push(gateway);
  note({ address: env.PUBLIC_ORIGIN, services: [gateway.child.pid] });
  await waitUntilAnswers(gateway, `http://localhost:${env.PORT}/readyz`);
  console.log(`ready ${env.PUBLIC_ORIGIN}`);
};

await runAsCommand(async () => {
  checkNodeVersion();
  if (args.includes("--no-start")) return ask({});
  const env = await addresses();
  const code = await ask(env);
  return code === 0 ? inForeground((services) => prepare(services, env)) : code;
});
