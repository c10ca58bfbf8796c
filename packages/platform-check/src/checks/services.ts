import type { ContractCall } from "../contract.ts";
import { judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, type CheckContext, type Member } from "./context.ts";

/** The version of every service that this contract describes. */
const version = 1;

/** Whether the platform has a call, and why not. */
export const presenceOf = (
  { services }: Pick<CheckContext, "services">,
  call: Pick<ContractCall, "services">,
): { readonly is: "there" | "absent" | "unknown"; readonly because: string } => {
  const absent = call.services.find((name) => !services.has(name));
  if (absent !== undefined) return { is: "absent", because: `${absent} is not declared` };
  const other = call.services.find((name) => services.get(name) !== version);
  return other === undefined
    ? { is: "there", because: "" }
    : {
        is: "unknown",
        because: `${other} has version ${services.get(other)}, and this contract ${version}`,
      };
};

/** A service that is not named is not there. */
export const checkAbsent = async (
  context: CheckContext,
  call: ContractCall,
  member: Member | undefined,
): Promise<void> => {
  const exchange = await context.client.send({
    ...addressOf(call),
    body: bodyFor(context.config, call),
    token: member?.token,
  });
  judgeAnswer(context, exchange, {
    area: call.area,
    subject: call.id,
    call,
    status: 404,
    title: "a service that is not declared",
    rule: "W-80",
    advice: `Name ${call.services.join(", ")} in capabilities of /arks/web/site/detail, or answer 404.`,
  });
};
