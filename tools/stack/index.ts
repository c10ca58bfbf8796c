import { cpSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pinnedNode, toolEnvironment } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { startService, stopServices, waitUntilAnswers } from "../bootstrap/services.mjs";
import { freePort } from "./free-port.ts";
import { sandboxProgram } from "./sandbox-program.ts";

export interface StackOptions {
  /** The log file for the output of the services. */
  log: string;
  /** In addition to the stack's own variables, e.g. `{ SANDBOX_GAMES: "10000" }`. */
  env?: Record<string, string>;
  /** The lobby's port differs from the gateway's, because the caller puts a network between them. */
  throughNetwork?: boolean;
  /** The gateway's only site is what `npm run connect` writes of the sandbox, as of a platform that it has never seen. */
  isConnected?: boolean;
}

/** Sandbox and gateway as real processes, with their own ports and data folder. */
export interface Stack {
  /** The origin of the lobby, `http://localhost:…`. */
  lobby: string;
  /** The origin of the sandbox, bypassing the gateway. */
  api: string;
  /** The address for real-time connections: the lobby's, or that of an engine that PUSHER_* names. */
  socket: string;
  /** The origin of the provider's games. */
  games: string;
  operatorKey: string;
  /** The port of the gateway, which is the lobby's unless a network is between them. */
  gatewayPort: number;
  /** Replaces the gateway by this program on the same port, by default the checkout's own. */
  restartGateway(program?: string): Promise<void>;
  gatewayPid: number | undefined;
  /** Kills the sandbox as a crash would (SIGKILL). */
  killSandbox(): Promise<void>;
  /** Restarts the sandbox on the same ports and data, and waits until it answers. */
  startSandbox(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built hosts behind the gateway, with a sandbox in test mode (every captcha `0000`).
 * The hosts must have been built.
 */
export const startStack = async ({
  log,
  env = {},
  throughNetwork = false,
  isConnected = false,
}: StackOptions): Promise<Stack> => {
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log, { flags: "a" });
  const data = mkdtempSync(join(tmpdir(), "naluma-stack-"));
  cpSync(await seededDatabase(), data, { recursive: true });
  const sites = `${data}-sites`;
  const sandboxArgs = await sandboxProgram();
  const [port, sandboxPort, providerPort] = [await freePort(), await freePort(), await freePort()];
  const lobby = `http://localhost:${throughNetwork ? await freePort() : port}`;
  const api = `http://127.0.0.1:${sandboxPort}`;
  const operatorKey = "operator-of-the-tests";
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PROVIDER_PORT: String(providerPort),
    API_ORIGIN: api,
    PUBLIC_ORIGIN: lobby,
    SANDBOX_DATA: data,
    SANDBOX_MODE: "test",
    SANDBOX_SITE: "1",
    SITE_ID: "1",
    SANDBOX_OPERATOR_KEY: operatorKey,
    GATEWAY_SECRET: "gateway-of-the-tests",
    TRACKING_COLLECTOR: `http://127.0.0.1:${providerPort}/tracking/events`,
    DATABASE_URL: undefined,
    ...(isConnected && { SITES_FOLDER: sites }),
    ...env,
  };
  const start = (name: string, ...args: string[]) =>
    startService(name, args, settings, { out: output, err: output });
  const startSandbox = () => start("sandbox", ...sandboxArgs);
  const startGateway = (program = "apps/gateway/src/main.ts") => start("gateway", program);

  const end = async (...services: ReturnType<typeof start>[]) => {
    await stopServices(services);
    output.end();
    for (const folder of [data, sites]) rmSync(folder, { recursive: true, force: true });
  };

  let sandbox = startSandbox();
  const sandboxAnswers = () => waitUntilAnswers(sandbox, `${api}/healthz`);
  if (isConnected)
    try {
      await sandboxAnswers();
      output.write(await connect(settings));
    } catch (error) {
      await end(sandbox);
      throw error;
    }
  let gateway = startGateway();
  const gatewayAnswers = () => waitUntilAnswers(gateway, `http://localhost:${port}/healthz`);
  const stop = () => end(gateway, sandbox);
  try {
    await Promise.all([sandboxAnswers(), gatewayAnswers()]);
  } catch (error) {
    await stop();
    throw new Error(`The stack did not start; what it wrote is in ${log}`, { cause: error });
  }

  return {
    lobby,
    api,
    socket: socketOf(process.env) ?? lobby.replace("http:", "ws:"),
    games: `http://127.0.0.1:${providerPort}`,
    operatorKey,
    gatewayPort: port,
    get gatewayPid() {
      return gateway.child.pid;
    },
    restartGateway: async (program) => {
      await stopServices([gateway]);
      gateway = startGateway(program);
      await gatewayAnswers();
    },
    killSandbox: async () => {
      sandbox.child.kill("SIGKILL");
      await sandbox.ended;
    },
    startSandbox: async () => {
      sandbox = startSandbox();
      await sandboxAnswers();
    },
    stop,
  };
};

/** `npm run connect -- … --no-start`, without the installation that is there already; returns what it said. */
const connect = async (env: {
  readonly API_ORIGIN: string;
  readonly SITE_ID: string;
}): Promise<string> => {
  const program = join(import.meta.dirname, "../connect/main.ts");
  const args = [program, env.API_ORIGIN, "--site", env.SITE_ID];
  const { code, output } = await run(pinnedNode, args, { env: toolEnvironment(env) });
  if (code !== 0) throw new Error(`The platform was not connected:\n${output}`);
  return output;
};

const socketOf = ({ PUSHER_HOST: host, PUSHER_PORT: port, PUSHER_TLS }: NodeJS.ProcessEnv) => {
  if (!host) return undefined;
  const scheme = ["1", "true"].includes(PUSHER_TLS ?? "") ? "wss" : "ws";
  return `${scheme}://${host}${port ? `:${port}` : ""}`;
};

let known: string | undefined;

/** The folder of the sandbox's seeded database. Copying it takes a tenth of the time of creating one. */
const seededDatabase = async (): Promise<string> => {
  if (known !== undefined && existsSync(known)) return known;
  const program = join(import.meta.dirname, "../../apps/sandbox/src/testing/seeded-database.ts");
  const { code, output } = await run(pinnedNode, [program]);
  if (code !== 0) throw new Error(`The sandbox's database was not made:\n${output}`);
  known = output.trimEnd().split("\n").at(-1) ?? "";
  return known;
};
