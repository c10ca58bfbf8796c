import { setTimeout as pause } from "node:timers/promises";
import type { startCluster } from "@naluma/tools/postgres";
import { scaledTimeout } from "@naluma/tools/timeouts";
import * as v from "valibot";
import { BrokenRule } from "./rules.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

type Cluster = Awaited<ReturnType<typeof startCluster>>;

export interface Fault {
  /** Resolves when the fault has happened. */
  strike(sandbox: SandboxProcess): Promise<void>;
  /** Whether calls in flight may remain unanswered. */
  readonly losesCalls: boolean;
  /** Resolves when the sandbox answers again, with the time that took in ms. */
  recover(sandbox: SandboxProcess): Promise<number>;
}

export const killed: Fault = {
  strike: (sandbox) => sandbox.kill(),
  losesCalls: true,
  recover: (sandbox) => sandbox.boot(),
};

/** SIGTERM: every accepted call is still answered. */
export const ended: Fault = {
  strike: (sandbox) => sandbox.end(),
  losesCalls: false,
  recover: (sandbox) => sandbox.boot(),
};

/** How long, in ms, a sandbox may take to answer once its database is back. */
const recoveryTimeout = scaledTimeout(60_000);

const betweenAsks = 50;

/** A call that depends only on the database. */
const ask = async ({ api }: SandboxProcess) => {
  const answer = await fetch(`${api}/api/captcha`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify({ type: 1, site_id: 1 }),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

const unavailable = v.object({
  status: v.literal(503),
  body: v.object({ code: v.literal("503"), message: v.string(), data: v.null() }),
});

/** PostgreSQL is stopped immediately and started again, while the sandbox keeps running. */
export const databaseKilled = (cluster: Cluster): Fault => ({
  losesCalls: true,
  strike: async (sandbox) => {
    await cluster.crash();
    const meanwhile = await ask(sandbox);
    if (!v.is(unavailable, meanwhile))
      throw new BrokenRule("answered", `Without a database: ${JSON.stringify(meanwhile)}`);
    await cluster.restart();
  },
  recover: async (sandbox) => {
    const since = performance.now();
    for (;;) {
      const { status } = await ask(sandbox);
      const took = performance.now() - since;
      if (status === 200) return took;
      if (took > recoveryTimeout)
        throw new BrokenRule("answered", `${status} long after the database was back`);
      await pause(betweenAsks);
    }
  },
});
