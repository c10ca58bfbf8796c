import type { Exchange } from "../client.ts";
import type { ContractCall, Example } from "../contract.ts";
import { hasSucceeded, judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, noteAnswer, type CheckContext, type Member } from "./context.ts";
import { learnedFor } from "./learned.ts";

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
    return {
      rule: call.id,
      advice:
        "Accept the contract's example, or give a field that the site needs its value in `values` of the configuration.",
    };
  return {
    rule: "W-01",
    advice: "Answer 200 to whatever was understood; a refusal has its own code.",
  };
};

/** Sends the contract's own examples, as those who may make the call. False if there is no such call. */
export const checkExamples = async (
  context: CheckContext,
  call: ContractCall,
  member: Member | undefined,
): Promise<boolean> => {
  const { area, id: subject } = call;
  let isThere = true;

  const tryAs = async (example: Example, who: string, token?: string) => {
    const body = {
      ...bodyFor(context.config, call, example.body),
      ...(await learnedFor(context, call, token)),
    };
    const exchange = await context.client.send({ ...addressOf(call), body, token });
    const title = `${example.name} as a ${who}`;
    judgeAnswer(context, exchange, {
      area,
      subject,
      call,
      title,
      status: 200,
      ...statusRule(call, exchange),
    });
    if (exchange.status === 404) isThere = false;
    const succeeded = hasSucceeded(exchange);
    noteAnswer(context, call, succeeded);
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
  return isThere;
};
