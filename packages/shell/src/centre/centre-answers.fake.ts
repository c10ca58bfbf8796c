import type { Answers } from "@naluma/api-client/wire-platform.fake";

const plain = {
  id: 7,
  member_account: "player01",
  member_currency: "USD",
  member_cash: "1000.00",
  member_type: 1,
  agent_type: 0,
  agent_level: 0,
  is_agent: 0,
  agent_active: 0,
};

const layoutAnswer = (changed: Readonly<Record<string, number>> = {}): Answers => ({
  "/member/profile/common/layout": {
    data: { member_common_layout: { ...plain, ...changed } },
  },
});

export const agentStatus = (state: "open" | "pending" | "agent"): Answers => ({
  "/services/v1/member/agent": {
    data: {
      state,
      applied_at: null,
      decided_at: null,
      plan: "<p>Agents earn a share.</p>",
      agreement: "<p>Agents must be 18 or older.</p>",
      levels: [{ level: 1, name: "Partner", share: 20 }],
    },
  },
});

/** A member who is not an agent; `changed` overrides fields of the layout. */
export const plainMember = (changed?: Readonly<Record<string, number>>): Answers => ({
  ...layoutAnswer(changed),
  ...agentStatus("open"),
});

/** An active first-level agent of the given type. */
export const agentOfType = (member_type: number): Answers => ({
  ...layoutAnswer({ is_agent: 1, agent_active: 1, agent_type: 1, agent_level: 1, member_type }),
  ...agentStatus("agent"),
});

export const activeAgent: Answers = agentOfType(2);
