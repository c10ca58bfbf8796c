import { test as base } from "../../journeys/support/test.ts";
import { hosts, openHost, runErrand, type Errand, type HostName } from "./errand.ts";
import { openWire, type Wire } from "./wire.ts";

export { expect } from "@playwright/test";

export interface ErrandWorkerFixtures {
  wire: Wire;
  /** The errand of a host, run once for all tests that look at it. */
  errandOf: (host: HostName) => Promise<Errand>;
}

export interface ErrandFixtures {
  host: HostName;
  /** A page of the host in a browser of its own, with its calls listened to. */
  opened: Awaited<ReturnType<typeof openHost>>;
  errand: Errand;
}

export const test = base.extend<ErrandFixtures, ErrandWorkerFixtures>({
  wire: [async ({}, use) => use(openWire()), { scope: "worker" }],

  errandOf: [
    async ({ browser, stack }, use) => {
      const errands = new Map<HostName, Promise<Errand>>();
      await use((host) => {
        const errand = errands.get(host) ?? runErrand(browser, stack, host);
        errands.set(host, errand);
        return errand;
      });
    },
    { scope: "worker" },
  ],

  host: ["desktop", { option: true }],
  opened: async ({ browser, stack, host }, use) => {
    const opened = await openHost(browser, stack.lobby, hosts[host].context);
    await use(opened);
    await opened.context.close();
  },
  errand: [async ({ errandOf, host }, use) => use(await errandOf(host)), { timeout: 120_000 }],
});
