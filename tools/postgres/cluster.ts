import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensurePackages } from "../bootstrap/packages.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
import { freePort } from "../stack/free-port.ts";
import { scaledTimeout } from "../timeouts/index.ts";

export interface Cluster {
  /** The address for a user who may create databases there. */
  readonly url: string;
  /** Stops it at once like a crash, without any further writes. */
  crash(): Promise<void>;
  /** Restarts it on the same port and data. */
  restart(): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

const debianVersions = "/usr/lib/postgresql";

/** The folder with `initdb` and `postgres`: POSTGRES_BIN, or Debian's newest version. */
const programs = (): string | undefined => {
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  const folders = [
    ...(process.env["POSTGRES_BIN"] ? [process.env["POSTGRES_BIN"]] : []),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debianVersions, version, "bin")),
  ];
  return folders.find((folder) =>
    ["initdb", "postgres"].every((name) => existsSync(join(folder, name))),
  );
};

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
const unprivileged = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined)
    throw new UserError(
      "PostgreSQL refuses to run as root, and there is no user 'postgres'. Run this as another user.",
    );
  return { uid: Number(uid), gid: Number(gid) };
};

/** For the first start of a cluster on a busy machine, in ms. */
const startTimeout = scaledTimeout(300_000);

/**
 * A PostgreSQL server of our own on a free port, in a new temporary folder; the machine's service is not touched. If
 * PostgreSQL is missing, this installs it by apt.
 *
 * @throws UserError with what is missing and how to install it, if that is not possible
 */
export const startCluster = async (): Promise<Cluster> => {
  const wrong = await ensurePackages(
    () => (programs() === undefined ? ["postgresql"] : []),
    "Elsewhere install PostgreSQL and set POSTGRES_BIN to the folder of initdb and postgres, or set\n" +
      "NALUMA_TEST_DATABASE=postgres://… to a server whose user may create databases.",
  );
  const bin = programs();
  if (wrong !== undefined || bin === undefined)
    throw new UserError(`There is no PostgreSQL to test with. ${wrong ?? ""}`);

  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "naluma-postgres-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(18).toString("base64url");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  if (owner.uid !== undefined && owner.gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  chmodSync(folder, 0o700);

  const data = join(folder, "data");
  const how = ["-D", data, "-U", "naluma", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  const made = spawnSync(
    join(bin, "initdb"),
    [...how, "-E", "UTF8", "--locale=C", "--no-sync"],
    // The working directory must not be a folder that only root can enter.
    { ...owner, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) {
    remove();
    throw new UserError(`initdb failed:\n${made.stderr || made.error?.message}`);
  }

  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: folder,
    max_connections: "200",
    // The tests kill the sandbox; they do not simulate a power failure of this throw-away server.
    fsync: "off",
  };
  const start = () => {
    const server = spawn(
      join(bin, "postgres"),
      [
        "-D",
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    const running = { server, ended: once(server, "exit"), said: "" };
    server.stderr.setEncoding("utf8").on("data", (part: string) => {
      running.said = (running.said + part).slice(-20_000);
    });
    return running;
  };
  let running = start();
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const { server, ended } = running;
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    // SIGINT is a fast shutdown that closes all connections.
    await end("SIGINT");
    remove();
  };
  const untilReady = async () => {
    const until = Date.now() + startTimeout;
    while (!running.said.includes("ready to accept connections")) {
      if (running.server.exitCode !== null || Date.now() > until) {
        await stop();
        throw new UserError(`PostgreSQL did not start:\n${running.said}`);
      }
      await pause(50);
    }
  };

  await untilReady();
  return {
    url: `postgres://naluma:${password}@127.0.0.1:${port}/postgres`,
    crash: () => end("SIGQUIT"),
    restart: async () => {
      running = start();
      await untilReady();
    },
    stop,
  };
};
