import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readReport, type LedgerReport } from "@naluma/sandbox/ledger/audit";
import { freePort } from "@naluma/tools/free-port";
import { sandboxProgram } from "@naluma/tools/sandbox-program";

const operatorKey = "operator of the kill test";

/** Not a secret. It is set in advance so that it need not be requested. */
export const socketKey = "kill-test";

/** The sandbox in its own process, which is killed and restarted with the same ports and data. */
export interface SandboxProcess {
  readonly api: string;
  readonly games: string;
  /** Starts it and waits until it answers; resolves with the time that took in ms. */
  boot(): Promise<number>;
  /** Starts it and kills it after this many ms, whatever it is doing. */
  bootAndKill(afterMs: number): Promise<void>;
  /** Sends SIGTERM; resolves when the process is gone. */
  end(): Promise<void>;
  /** Sends SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  ledger(): Promise<LedgerReport>;
  operator(path: string, body: unknown): Promise<unknown>;
}

export const createSandboxProcess = async (data: {
  /** For the embedded database, which is in its subfolder `data`. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
}): Promise<SandboxProcess> => {
  const [apiPort, gamesPort] = [await freePort(), await freePort()];
  const args = await sandboxProgram();
  const api = `http://127.0.0.1:${apiPort}`;
  let child: ChildProcess | undefined;

  const start = () => {
    const started = spawn(process.execPath, args, {
      env: {
        PATH: process.env["PATH"],
        SANDBOX_DATA: join(data.folder, "data"),
        ...(data.databaseUrl !== undefined && { DATABASE_URL: data.databaseUrl }),
        SANDBOX_PORT: String(apiPort),
        PROVIDER_PORT: String(gamesPort),
        SANDBOX_MODE: "test",
        SANDBOX_OPERATOR_KEY: operatorKey,
        PUSHER_KEY: socketKey,
        // A small catalogue makes boots faster and does not affect the money.
        SANDBOX_GAMES: "120",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    let output = "";
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => {
        output = (output + part).slice(-10_000);
      });
    return { started, output: () => output };
  };

  const signal = async (name: "SIGTERM" | "SIGKILL") => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(name);
    await gone;
  };
  // Kills the sandbox when the test is ended.
  process.once("exit", () => child?.kill("SIGKILL"));

  return {
    api,
    games: `http://127.0.0.1:${gamesPort}`,
    kill: () => signal("SIGKILL"),
    end: () => signal("SIGTERM"),
    boot: async () => {
      const since = performance.now();
      const { started, output } = start();
      while (!/^ready /m.test(output())) {
        if (started.exitCode !== null) throw new Error(`The sandbox did not start:\n${output()}`);
        await Promise.race([once(started.stdout, "data"), once(started, "exit")]);
      }
      return performance.now() - since;
    },
    bootAndKill: async (afterMs) => {
      const { started } = start();
      const late = setTimeout(() => started.kill("SIGKILL"), afterMs);
      // A process that is ready earlier is killed at once.
      started.stdout.on("data", (part: string) => {
        if (part.includes("ready ")) started.kill("SIGKILL");
      });
      await once(started, "exit");
      clearTimeout(late);
    },
    operator: async (path, body) => {
      const answer = await fetch(`${api}/sandbox${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.json();
    },
    ledger: async () => {
      const answer = await fetch(`${api}/sandbox/ledger`, {
        headers: { authorization: `Bearer ${operatorKey}` },
      });
      return readReport(await answer.json());
    },
  };
};
