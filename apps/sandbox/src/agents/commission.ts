/** Percent of a downline's net revenue, by the agent's level; the operator's plan. */
export const agentLevels = [
  { level: 1, name: "agent_level_1", share: 20n },
  { level: 2, name: "agent_level_2", share: 30n },
  { level: 3, name: "agent_level_3", share: 40n },
] as const;

/** A level above the last one gets the last one's share. */
export const shareOf = (level: number): bigint =>
  agentLevels[Math.min(Math.max(level, 1), agentLevels.length) - 1]?.share ?? 0n;

/** In minor units, rounded down. If the players have won overall, the agent owes nothing. */
export const commissionOf = (netRevenue: bigint, share: bigint): bigint =>
  netRevenue > 0n ? (netRevenue * share) / 100n : 0n;

export const settlementStates = ["running", "due", "none", "settled"] as const;

interface SettledMonth {
  /** 202611 is November 2026. */
  readonly month: number;
  /** Stakes minus winnings, in minor units. */
  readonly netRevenue: bigint;
  /** What the agent was paid for it; undefined while unpaid. */
  readonly paid: bigint | undefined;
}

/** A month is `running` until it is over, then `due` until it is paid; one without revenue pays `none`. */
export const settlementOf = (
  { month, netRevenue, paid }: SettledMonth,
  { share, thisMonth }: { readonly share: bigint; readonly thisMonth: number },
): { readonly state: (typeof settlementStates)[number]; readonly commission: bigint } => {
  if (paid !== undefined) return { state: "settled", commission: paid };
  const commission = commissionOf(netRevenue, share);
  if (month >= thisMonth) return { state: "running", commission };
  return { state: commission === 0n ? "none" : "due", commission };
};
