import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stateFolder } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { startService, stopServices, waitUntilAnswers } from "../bootstrap/services.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
import { freePort } from "../stack/free-port.ts";
import type { Engine } from "./engine.ts";

/*
 * soketi is a third-party Pusher server, in JavaScript on a WebSocket server in C++ (decision 0041). It is not a
 * dependency of the project: it is installed from the npm registry on demand, in exact versions.
 */

const version = "1.6.1";
const webSockets = "npm:@trufflesuite/uws-js-unofficial@20.30.0-unofficial.0";

const manifest = JSON.stringify({
  private: true,
  dependencies: { "@soketi/soketi": version, node: "20.20.2", "uWebSockets.js": webSockets },
  overrides: { "uWebSockets.js": webSockets },
});

const folder = join(stateFolder, "external-realtime");
const stamp = join(folder, "installed");

/** The Node version for which soketi's WebSocket server has binaries, installed as a package. */
const itsNode = join(folder, "node_modules/node/bin/node");

const npm = async (...args: readonly string[]): Promise<void> => {
  const { code, output } = await run("npm", [...args, "--no-audit", "--no-fund"], { cwd: folder });
  if (code !== 0) throw new UserError(`soketi was not installed:\n${output}`);
};

/**
 * Installs the manifest's packages unless they are there. Only the one package that needs install scripts may run them.
 */
const install = async (): Promise<void> => {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  await npm("install", "--ignore-scripts", "--no-package-lock");
  await npm("rebuild", "node");
  writeFileSync(stamp, manifest);
};

/** Starts soketi on a free port, with one app. */
export const startSoketi = async (): Promise<Engine> => {
  await install();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const app = { id: "17", key: "external-engine", secret: "secret-of-the-tests" };
  const log = createWriteStream(join(stateFolder, "external-realtime.log"));
  const service = startService(
    "soketi",
    [join(folder, "node_modules/@soketi/soketi/bin/server.js"), "start"],
    {
      SOKETI_HOST: "127.0.0.1",
      SOKETI_PORT: String(port),
      SOKETI_METRICS_SERVER_PORT: String(metricsPort),
      SOKETI_SHUTDOWN_GRACE_PERIOD: "0",
      SOKETI_DEFAULT_APP_ID: app.id,
      SOKETI_DEFAULT_APP_KEY: app.key,
      SOKETI_DEFAULT_APP_SECRET: app.secret,
    },
    { program: itsNode, cwd: folder, out: log, err: log },
  );
  const stop = async () => {
    await stopServices([service]);
    log.end();
  };
  try {
    await waitUntilAnswers(service, `http://127.0.0.1:${port}/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    name: `soketi ${version}`,
    settings: {
      PUSHER_HOST: "127.0.0.1",
      PUSHER_PORT: String(port),
      PUSHER_APP_ID: app.id,
      PUSHER_KEY: app.key,
      PUSHER_SECRET: app.secret,
      PUSHER_TLS: "0",
    },
    stop,
  };
};
