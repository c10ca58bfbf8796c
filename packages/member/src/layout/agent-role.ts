import type { Layout } from "./layout.ts";

export interface AgentRole {
  /** The agent area is open. */
  readonly isActive: boolean;
  /** A number of the platform's own that nothing explains; 0 is none. */
  readonly type: number;
  readonly level: number;
}

/** What the layout says of an agent (MEMBER-33); nothing of a plain member. */
export function agentRole({
  isAgent,
  agentActive,
  agentType,
  agentLevel,
}: Pick<Layout, "isAgent" | "agentActive" | "agentType" | "agentLevel">): AgentRole | undefined {
  if (!isAgent && !agentActive && agentType === 0) return undefined;
  return { isActive: agentActive, type: agentType, level: agentLevel };
}
