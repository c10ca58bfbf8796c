import { startNetwork, type Network } from "@naluma/tools/network";
import type { TestInfo } from "@playwright/test";
import type { Ask, Lent } from "./messages.ts";
import type { StackSettings } from "./settings.ts";

/** Sandbox and gateway as real processes, lent to one test at a time. */
export interface BorrowedStack extends Lent {
  /** Kills the sandbox as a crash would (SIGKILL). */
  killSandbox(): Promise<void>;
  /** Restarts the sandbox on the same ports and data, and waits until it answers. */
  startSandbox(): Promise<void>;
  /** Replaces the gateway by this program on the same port, by default the checkout's own. */
  restartGateway(program?: string): Promise<void>;
  /** The network before the gateway, if the settings include one. */
  readonly network: Network | undefined;
}

const ask = async (question: Ask): Promise<unknown> => {
  const lender = process.env["NALUMA_STACKS"];
  if (lender === undefined) throw new Error("Nobody lends stacks: the configuration starts that.");
  const answer = await fetch(lender, { method: "POST", body: JSON.stringify(question) });
  const body = await answer.text();
  if (!answer.ok) throw new Error(body);
  return JSON.parse(body);
};

/** Lends a stack with these settings while `use` runs. It is passed on to the next test unless this one fails. */
export const withStack = async (
  settings: StackSettings,
  testInfo: TestInfo,
  use: (stack: BorrowedStack) => Promise<void>,
): Promise<void> => {
  const worker = { slot: testInfo.parallelIndex, index: testInfo.workerIndex };
  const lent = (await ask({ do: "lend", worker, settings })) as Lent;
  const { id, gatewayPort, lobby } = lent;
  const network = settings.throughNetwork
    ? await startNetwork(gatewayPort, Number(new URL(lobby).port))
    : undefined;
  const order = async (question: Ask): Promise<void> => void (await ask(question));
  let hasFailed = true;
  try {
    await use({
      ...lent,
      network,
      killSandbox: () => order({ do: "kill-sandbox", id }),
      startSandbox: () => order({ do: "start-sandbox", id }),
      restartGateway: (program) =>
        order({ do: "restart-gateway", id, ...(program !== undefined && { program }) }),
    });
    hasFailed = testInfo.errors.length > 0;
  } finally {
    await network?.stop();
    await order({ do: "take-back", id, hasFailed });
  }
};
