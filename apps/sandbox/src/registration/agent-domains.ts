/** An address of the site for an agent or a market; a setting that it does not fix is null. */
export interface AgentDomain {
  readonly siteId: number;
  /** In lower case, without a port. Browsers resolve `*.localhost` to their own machine. */
  readonly host: string;
  readonly currency: string | null;
  readonly agentId: number | null;
}

/** Listed in docs/sandbox.md. */
export const agentDomains: readonly AgentDomain[] = [
  { siteId: 1, host: "vip.localhost", currency: "USD", agentId: 1017 },
  { siteId: 1, host: "partner.localhost", currency: null, agentId: 1017 },
  { siteId: 1, host: "vietnam.localhost", currency: "VND", agentId: null },
  // Its agent has since been disabled, so registrations here are refused with 108.
  { siteId: 1, host: "former.localhost", currency: "USD", agentId: 1045 },
  { siteId: 2, host: "vip.localhost", currency: "USD", agentId: 2017 },
  { siteId: 2, host: "brasil.localhost", currency: "BRL", agentId: null },
];

/** @param host from the address bar, with or without a port */
export const agentDomain = (siteId: number, host: string): AgentDomain | undefined => {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return agentDomains.find((one) => one.siteId === siteId && one.host === name);
};
