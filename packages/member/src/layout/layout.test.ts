import { expect, test } from "vitest";
import { agentRole } from "./layout.ts";

test.each([
  [false, false, 0, undefined],
  [true, false, 0, { isActive: false, type: 0, level: 2 }],
  [true, false, 3, { isActive: false, type: 3, level: 2 }],
  [true, true, 3, { isActive: true, type: 3, level: 2 }],
  [false, true, 0, { isActive: true, type: 0, level: 2 }],
  [false, false, 3, { isActive: false, type: 3, level: 2 }],
])(
  "[MEMBER-33] is_agent %s, agent_active %s and agent_type %s describe an agent",
  (isAgent, agentActive, agentType, role) => {
    expect(agentRole({ isAgent, agentActive, agentType, agentLevel: 2 })).toEqual(role);
  },
);
