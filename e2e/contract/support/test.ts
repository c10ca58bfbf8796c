import { test as base } from "../../journeys/support/test.ts";
import { runErrand, type Errand, type HostName } from "./errand.ts";
import { openWire, type Wire } from "./wire.ts";

export { expect } from "@playwright/test";

export interface ErrandWorkerFixtures {
  wire: Wire;
  /** The errand of a host, run once for all tests that look at it. */
  errandOf: (host: HostName) => Promise<Errand>;
}

export interface ErrandFixtures {
  host: HostName;
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
  errand: [async ({ errandOf, host }, use) => use(await errandOf(host)), { timeout: 120_000 }],
});
