import type { ContractCall } from "../contract.ts";
import { listAt, textAt, valueAt, type JsonObject } from "../json-value.ts";
import { envelopeIn } from "./answers.ts";
import { bodyFor, type CheckContext } from "./context.ts";

/** A captcha that has just been shown, and the answer that the configuration says is accepted. */
const captchaOf = async (
  { client, config, mask }: CheckContext,
  type: 1 | 2,
): Promise<{ readonly token: string; readonly answer: string }> => {
  const shown = await client.send({
    path: "/api/captcha",
    body: { type, site_id: config.site },
  });
  const token = textAt(envelopeIn(shown.json)?.data, "token") ?? "";
  mask.hide(token);
  return { token, answer: config.accounts[0]?.captcha ?? "" };
};

/** What a call answers to its example, for a visitor or with this token. */
const answerOf = async (
  { client, config, contract }: CheckContext,
  id: string,
  token?: string,
): Promise<unknown> => {
  const call = contract.calls.find((one) => one.id === id);
  if (!call) return undefined;
  const shown = await client.send({ path: call.path, body: bodyFor(config, call), token });
  return envelopeIn(shown.json)?.data;
};

/** A body with this field, or none where the platform has said nothing of it. */
const ifKnown = (name: string, value: unknown): JsonObject =>
  value === undefined ? {} : { [name]: value };

/** As every member has details of its own, each registration has new ones. */
const newMember = async (context: CheckContext, call: ContractCall): Promise<JsonObject> => {
  const { token, answer } = await captchaOf(context, 2);
  const account = `pc${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
  const mail = bodyFor(context.config, call)["member_email"];
  return {
    member_account: account,
    captcha_token: token,
    answer,
    verify_code: answer,
    ...(typeof mail === "string" &&
      mail !== "" && { member_email: `${account}@${mail.split("@").at(-1)}` }),
  };
};

/**
 * What no file can say, because the platform has only just said it: which letter there is, which envelope is open, what
 * a captcha's token is. With it, an example has a chance of a success.
 */
export const learnedFor = async (
  context: CheckContext,
  call: ContractCall,
  token: string | undefined,
): Promise<JsonObject> => {
  switch (call.id) {
    case "checkFrame":
      return ifKnown("url", textAt(await answerOf(context, "getQuickbetAddress"), "detail", "url"));
    case "destroyLetter":
    case "readLetter":
      return ifKnown(
        "id",
        valueAt(listAt(await answerOf(context, "listLetters", token), "list")[0], "id"),
      );
    case "claimRedEnvelope":
      return ifKnown(
        "id",
        valueAt(await answerOf(context, "getRedEnvelope", token), "envelope", "id"),
      );
    case "resetPassword":
      return ifKnown("token", textAt(await answerOf(context, "verifyTransfer"), "token"));
    case "register":
      return newMember(context, call);
    default:
      return {};
  }
};

/** A body with a captcha that is right, where the call takes one and the body has none of its own. */
export const withCaptcha = async (
  context: CheckContext,
  call: ContractCall,
  body: JsonObject,
  own: JsonObject = {},
): Promise<JsonObject> => {
  if (!("captcha_token" in body) || "captcha_token" in own) return body;
  const { token, answer } = await captchaOf(context, call.area === "registration" ? 2 : 1);
  const answers = ["answer", "captcha_answer", "verify_code"].filter(
    // The answer to a question of double validation has the same name as that of a captcha elsewhere.
    (name) => name in body && !(name in own) && !(name === "answer" && "captcha_answer" in body),
  );
  return {
    ...body,
    captcha_token: token,
    ...Object.fromEntries(answers.map((name) => [name, answer])),
  };
};
