import type { Layout } from "./layout.ts";

export interface AgentRole {
  /** Whether the agent area is available. */
  readonly isActive: boolean;
  /** A number without a documented meaning; 0 is none. */
  readonly type: number;
  readonly level: number;
}

/** The agent role in the layout (MEMBER-33); undefined for an ordinary member. */
export function agentRole({
  isAgent,
  agentActive,
  agentType,
  agentLevel,
}: Pick<Layout, "isAgent" | "agentActive" | "agentType" | "agentLevel">): AgentRole | undefined {
  if (!isAgent && !agentActive && agentType === 0) return undefined;
  return { isActive: agentActive, type: agentType, level: agentLevel };
}
