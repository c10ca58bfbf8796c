import type { Exchange } from "../client.ts";
import type { ContractCall, Example } from "../contract.ts";
import { remainderOf } from "../effects.ts";
import { hasSucceeded, judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, leave, type CheckContext, type Member } from "./context.ts";

const missing = ({ services }: ContractCall): { rule: string; advice: string } =>
  services.length > 0
    ? {
        rule: "W-80",
        advice: `Answer this call, or do not name ${services.join(", ")} in capabilities of /arks/web/site/detail.`,
      }
    : { rule: "http-status", advice: "Answer this call; every platform must have it." };

const statusRule = (call: ContractCall, { status }: Exchange): { rule: string; advice: string } => {
  if (status === 404) return missing(call);
  if (status === 401)
    return {
      rule: call.judgesToken ? "http-status" : "W-13",
      advice: "Answer this call for whoever may make it, with a valid token or without one.",
    };
  if (status === 400)
    return { rule: call.id, advice: "Accept the contract's example; compare your schema with openapi.yaml." };
  return { rule: "W-01", advice: "Answer 200 to whatever was understood; a refusal has its own code." };
};

/** Sends the contract's own examples, as those who may make the call. */
export const checkExamples = async (
  context: CheckContext,
  call: ContractCall,
  member: Member | undefined,
): Promise<void> => {
  const { area, id: subject } = call;

  const tryAs = async (example: Example, who: string, token?: string) => {
    const body = bodyFor(context.config, example.body);
    const exchange = await context.client.send({ ...addressOf(call), body, token });
    const title = `${example.name} as a ${who}`;
    judgeAnswer(context, exchange, {
      ...{ area, subject, call, title, status: 200 },
      ...statusRule(call, exchange),
    });
    const remainder = remainderOf(call);
    if (remainder !== undefined && hasSucceeded(exchange)) leave(context, remainder);
  };

  for (const example of call.examples) {
    if (call.isForVisitors) await tryAs(example, "visitor");
    if (call.isForMembers && member) await tryAs(example, "member", member.token);
    if (call.isForMembers && !member)
      context.results.skip(
        { rule: call.id, area, subject, title: `${example.name} as a member`, severity: "must" },
        "no member is logged in",
      );
  }
};
