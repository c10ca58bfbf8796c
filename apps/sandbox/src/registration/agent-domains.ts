import type { Currency } from "@naluma/site/currency";

/** An address of the site that belongs to an agent, or to a market; what it does not lock is null. */
export interface AgentDomain {
  readonly siteId: number;
  /** In lower case, without a port. Browsers take `*.localhost` for the machine that they run on. */
  readonly host: string;
  readonly currency: Currency | null;
  readonly agentId: number | null;
}

/** Listed in docs/sandbox.md. */
export const agentDomains: readonly AgentDomain[] = [
  { siteId: 1, host: "vip.localhost", currency: "USD", agentId: 1017 },
  { siteId: 1, host: "partner.localhost", currency: null, agentId: 1017 },
  { siteId: 1, host: "vietnam.localhost", currency: "VND", agentId: null },
  // Its agent has been disabled since: whoever registers here is refused with 108.
  { siteId: 1, host: "former.localhost", currency: "USD", agentId: 1045 },
  { siteId: 2, host: "vip.localhost", currency: "USD", agentId: 2017 },
  { siteId: 2, host: "brasil.localhost", currency: "BRL", agentId: null },
];

/** @param host of the address bar, with a port or without */
export const agentDomain = (siteId: number, host: string): AgentDomain | undefined => {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return agentDomains.find((one) => one.siteId === siteId && one.host === name);
};
