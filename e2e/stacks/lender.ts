import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Stack } from "@naluma/tools/stack";
import { createOperator } from "../journeys/support/operator.ts";
import type { Ask, Lent, Worker } from "./messages.ts";
import { firstDecisions, putBack, type Decided } from "./reset.ts";
import type { StackSettings } from "./settings.ts";
import { startWith } from "./start.ts";

const logs = join(import.meta.dirname, "../../.naluma/e2e");

/** Keeps the logs of the last runs, because a failed test is usually run again soon. */
const removeOldLogs = (): void => {
  const aDayAgo = Date.now() - 24 * 60 * 60_000;
  mkdirSync(logs, { recursive: true });
  for (const file of readdirSync(logs).map((name) => join(logs, name)))
    if (statSync(file).mtimeMs < aDayAgo) rmSync(file);
};

/** In addition to those that are lent; each takes half a gigabyte. */
const maxIdle = 3;

interface Kept {
  readonly settings: string;
  readonly stack: Stack;
  readonly log: string;
  readonly stop: () => Promise<void>;
  readonly asStarted: Decided;
  /** The worker that has it now. */
  worker: Worker | undefined;
  timesLent: number;
  /** Whether the stack has been restored to its initial state, once that is known. */
  isPutBack: Promise<boolean>;
  hasOtherGateway: boolean;
}

/** Starts stacks on demand and lends each to one test after the other until the run ends. */
const createLender = () => {
  const kept = new Map<number, Kept>();
  const underWay = new Set<Promise<unknown>>();
  let starts = 0;
  let turns = 0;

  const untilDone = <Result>(work: Promise<Result>): Promise<Result> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };

  const throwAway = async (id: number): Promise<void> => {
    const found = kept.get(id);
    kept.delete(id);
    if (found) await untilDone(found.stop());
  };

  const start = async (
    settings: StackSettings,
    worker: Worker,
  ): Promise<readonly [number, Kept]> => {
    const mostWanted = [...kept]
      .filter(([, one]) => one.worker === undefined)
      .toSorted(([, a], [, b]) => b.timesLent - a.timesLent);
    await Promise.all(mostWanted.slice(maxIdle).map(([id]) => throwAway(id)));
    starts += 1;
    const id = starts;
    const log = join(logs, `${settings.name}-${process.pid}-${id}.log`);
    const { stack, stop } = await startWith(settings, log);
    const one: Kept = {
      settings: JSON.stringify(settings),
      stack,
      log,
      stop,
      asStarted: await firstDecisions(createOperator(stack)).catch(async (error: unknown) => {
        await stop();
        throw error;
      }),
      worker,
      timesLent: 0,
      isPutBack: Promise.resolve(true),
      hasOtherGateway: false,
    };
    kept.set(id, one);
    return [id, one];
  };

  const findIdle = async (settings: StackSettings, worker: Worker) => {
    const wanted = JSON.stringify(settings);
    for (const [id, one] of kept) {
      if (one.settings !== wanted || one.worker !== undefined) continue;
      one.worker = worker;
      if (await one.isPutBack) return [id, one] as const;
      await throwAway(id);
    }
    return undefined;
  };

  const lend = async (worker: Worker, settings: StackSettings): Promise<Lent> => {
    // Its worker has ended without returning it.
    for (const [id, { worker: its }] of kept)
      if (its?.slot === worker.slot && its.index !== worker.index) void throwAway(id);
    const [id, one] =
      (await findIdle(settings, worker)) ?? (await untilDone(start(settings, worker)));
    one.timesLent += 1;
    turns += 1;
    const { stack, log } = one;
    const { lobby, api, socket, games, operatorKey, gatewayPort } = stack;
    return { id, turn: turns, log, lobby, api, socket, games, operatorKey, gatewayPort };
  };

  const takeBack = (id: number, hasFailed: boolean): void => {
    const one = kept.get(id);
    if (!one) return;
    if (hasFailed || one.hasOtherGateway) {
      void throwAway(id);
      return;
    }
    const work = putBack(createOperator(one.stack), one.asStarted).then(
      () => true,
      (error: unknown) => {
        console.error(`A stack is started anew, as it could not be put back (${one.log}):`, error);
        return false;
      },
    );
    one.isPutBack = untilDone(work);
    one.worker = undefined;
  };

  const held = (id: number): Kept => {
    const one = kept.get(id);
    if (!one) throw new Error(`Stack ${id} is not lent.`);
    return one;
  };

  return {
    do: async (ask: Ask): Promise<Lent | undefined> => {
      switch (ask.do) {
        case "lend":
          return lend(ask.worker, ask.settings);
        case "take-back":
          takeBack(ask.id, ask.hasFailed);
          return undefined;
        case "kill-sandbox":
          await held(ask.id).stack.killSandbox();
          return undefined;
        case "start-sandbox":
          await held(ask.id).stack.startSandbox();
          return undefined;
        case "restart-gateway": {
          const one = held(ask.id);
          one.hasOtherGateway = ask.program !== undefined;
          await one.stack.restartGateway(ask.program);
          return undefined;
        }
      }
    },
    stop: async (): Promise<void> => {
      await Promise.allSettled(underWay);
      await Promise.all([...kept.keys()].map(throwAway));
    },
  };
};

const read = async (request: IncomingMessage): Promise<Ask> => JSON.parse(await text(request));

/** The lender as a server whose address workers find in NALUMA_STACKS. */
export const startLender = async (): Promise<{ readonly stop: () => Promise<void> }> => {
  removeOldLogs();
  const lender = createLender();
  const server = createServer(async (request, response) => {
    try {
      const answer = await lender.do(await read(request));
      response.end(JSON.stringify(answer ?? null));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The lender has no port.");
  process.env["NALUMA_STACKS"] = `http://127.0.0.1:${address.port}`;
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await lender.stop();
    },
  };
};
