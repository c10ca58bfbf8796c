import { post } from "@naluma/api-client";
import { flag, id, text } from "@naluma/api-client/wire";
import * as v from "valibot";

/** Checks whether a link is valid: for exactly one of code and agent (REG-18). */
export const checkLink = post("/register/valid_message", {
  body: v.union([
    v.strictObject({ site_id: v.number(), recommend_code: v.string() }),
    v.strictObject({ site_id: v.number(), agent_id: v.number() }),
  ]),
  reads: v.pipe(
    v.object({ is_valid: flag }),
    v.transform(({ is_valid }) => ({ isValid: is_valid })),
  ),
});

/** The currency of an agent's downline; "" if none is given (REG-19). */
export const getAgentCurrency = post("/member_info", {
  body: v.object({ id: v.number() }),
  reads: v.object({ currency: text }),
});

/** The agent whose domain the visitor is on, if any; a null value is not locked (REG-21, W-64). */
export const checkAgentDomain = post("/arks/web/check-agent-domain", {
  body: v.object({ host: v.string(), site_id: v.number() }),
  reads: v.pipe(
    v.object({ is_valid: flag, currency: text, agent_id: v.optional(v.nullable(id)) }),
    v.transform(({ is_valid, currency, agent_id }) =>
      is_valid
        ? { agentId: agent_id ? String(agent_id) : undefined, currency: currency || undefined }
        : { agentId: undefined, currency: undefined },
    ),
  ),
});
