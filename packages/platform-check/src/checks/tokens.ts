import type { ContractCall } from "../contract.ts";
import { sections } from "../rules.ts";
import { judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, type CheckContext } from "./context.ts";

/** In the form of the contract, but no platform has given it out. */
export const madeUp = "s_0000platformcheck.0000thisTokenIsMadeUp0000";

/** Who may make a call is decided by the token alone: without one, and with one that nobody was given. */
export const checkTokens = async (context: CheckContext, call: ContractCall): Promise<void> => {
  const { area, id: subject } = call;
  const body = bodyFor(context.config, call);
  const send = (token?: string) => context.client.send({ ...addressOf(call), body, token });

  if (!call.isForVisitors)
    judgeAnswer(context, await send(), {
      area,
      subject,
      call,
      title: "without a token",
      status: 401,
      rule: sections.status,
      advice: "Ask for a token before anything else is done.",
    });

  const withMadeUp = await send(madeUp);
  if (call.judgesToken)
    judgeAnswer(context, withMadeUp, {
      area,
      subject,
      call,
      title: "with a made-up token",
      status: 401,
      rule: "W-13",
      advice: "Refuse a token that you do not know, even where a visitor would be answered.",
    });
  else
    judgeAnswer(context, withMadeUp, {
      area,
      subject,
      call,
      title: "with a made-up token",
      status: 200,
      rule: "W-13",
      advice:
        "Pass over the token here, so that a stale one does not keep a member from logging in.",
    });
};
