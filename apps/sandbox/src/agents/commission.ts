/** Percent of the net revenue of a downline, by the agent's level; the operator's plan. */
export const agentLevels = [
  { level: 1, name: "agent_level_1", share: 20n },
  { level: 2, name: "agent_level_2", share: 30n },
  { level: 3, name: "agent_level_3", share: 40n },
] as const;

/** A level above the last one has the last one's share. */
export const shareOf = (level: number): bigint =>
  agentLevels[Math.min(Math.max(level, 1), agentLevels.length) - 1]?.share ?? 0n;

/** Minor units, rounded down. What players have won costs an agent nothing. */
export const commissionOf = (netRevenue: bigint, share: bigint): bigint =>
  netRevenue > 0n ? (netRevenue * share) / 100n : 0n;
