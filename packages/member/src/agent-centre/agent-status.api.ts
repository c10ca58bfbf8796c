import { post, RefusedError, type Api } from "@naluma/api-client";
import { count, emptyBody, id, listOf, text } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberKey } from "../member-queries.ts";
import { checkAgentApplication } from "../rights/rights.api.ts";

export const agentStates = ["open", "pending", "refused", "closed", "agent"] as const;
export type AgentState = (typeof agentStates)[number];

/** The operator's programme for agents, and the member's place in it. */
export interface AgentStatus {
  readonly state: AgentState;
  readonly appliedAt: Date | null;
  readonly decidedAt: Date | null;
  /** The operator's HTML; '' if there is none. */
  readonly plan: string;
  readonly agreement: string;
  /** Shares are in percent of the net revenue. */
  readonly levels: readonly {
    readonly level: number;
    readonly name: string;
    readonly share: number;
  }[];
}

const moment = v.nullable(
  v.pipe(
    v.string(),
    v.transform((written) => new Date(written)),
    v.date(),
  ),
);

/** The call exists only in the sandbox, for sites with play money. */
export const getAgentStatus = post("/sandbox/member/agent", {
  body: emptyBody,
  reads: v.pipe(
    v.object({
      state: v.picklist(agentStates),
      applied_at: moment,
      decided_at: moment,
      plan: text,
      agreement: text,
      levels: listOf(v.object({ level: id, name: text, share: count })),
    }),
    v.transform(({ applied_at, decided_at, ...wire }): AgentStatus => ({
      ...wire,
      appliedAt: applied_at,
      decidedAt: decided_at,
    })),
  ),
});

/**
 * The codes of the contract's check, for operators without the sandbox's call: 101 and 104 mean no (MEMBER-29,
 * MEMBER-30).
 */
const stateOfCode: Readonly<Record<string, AgentState>> = { "101": "closed", "104": "refused" };

const askWire = async (api: Api, memberId: number, signal: AbortSignal): Promise<AgentStatus> => {
  const asked = { agent_id: memberId, apply_agent_flag: 0 } as const;
  const answer = await api.send(checkAgentApplication, asked, { signal });
  const state = answer.ok ? "open" : stateOfCode[answer.refusal.code];
  if (!answer.ok && state === undefined) throw new RefusedError(answer.refusal);
  const nothingMore = { appliedAt: null, decidedAt: null, plan: "", agreement: "", levels: [] };
  return { state: state ?? "open", ...nothingMore };
};

export const agentKeyOf = (who: Who) =>
  [...memberKey, who.role === "member" ? who.memberId : "visitor", "agent"] as const;

/** @param isBeyondWire whether the operator has the sandbox's own call */
export const agentStatusQuery = (api: Api, who: Who, isBeyondWire: boolean) =>
  queryOptions({
    queryKey: [...agentKeyOf(who), "status"] as const,
    // The page itself shows the error.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) =>
            isBeyondWire
              ? api.read(getAgentStatus, {}, signal)
              : askWire(api, who.memberId, signal),
  });
