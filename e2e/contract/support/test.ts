import { test as base } from "../../journeys/support/test.ts";
import { hosts, openHost, runScenario, type Scenario, type HostName } from "./scenario.ts";
import { openWire, type Wire } from "./wire.ts";

export { expect } from "@playwright/test";

export interface ScenarioWorkerFixtures {
  wire: Wire;
  /** The scenario of a host, run once for all tests that look at it. */
  scenarioOf: (host: HostName) => Promise<Scenario>;
}

export interface ScenarioFixtures {
  host: HostName;
  /** A page of the host in a browser of its own, with its calls listened to. */
  opened: Awaited<ReturnType<typeof openHost>>;
  scenario: Scenario;
}

export const test = base.extend<ScenarioFixtures, ScenarioWorkerFixtures>({
  wire: [async ({}, use) => use(openWire()), { scope: "worker" }],

  scenarioOf: [
    async ({ browser, stack }, use) => {
      const scenarios = new Map<HostName, Promise<Scenario>>();
      await use((host) => {
        const scenario = scenarios.get(host) ?? runScenario(browser, stack, host);
        scenarios.set(host, scenario);
        return scenario;
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
  scenario: async ({ scenarioOf, host }, use) => use(await scenarioOf(host)),
});
