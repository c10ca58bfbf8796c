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

const firstLetter = async (
  { client, config, contract }: CheckContext,
  token: string | undefined,
): Promise<JsonObject> => {
  const call = contract.calls.find(({ id }) => id === "listLetters");
  if (!call) return {};
  const shown = await client.send({ path: call.path, body: bodyFor(config, call), token });
  const id = valueAt(listAt(envelopeIn(shown.json)?.data, "list")[0], "id");
  return id === undefined ? {} : { id };
};

const openEnvelope = async (
  { client }: CheckContext,
  token: string | undefined,
): Promise<JsonObject> => {
  const path = "/api/arks/web/activity/red_envelope_promotion";
  const shown = await client.send({ path, token });
  const id = valueAt(envelopeIn(shown.json)?.data, "envelope", "id");
  return id === undefined ? {} : { id };
};

const quickbetAddress = async ({ client, config, contract }: CheckContext): Promise<JsonObject> => {
  const call = contract.calls.find(({ id }) => id === "getQuickbetAddress");
  if (!call) return {};
  const shown = await client.send({ path: call.path, body: bodyFor(config, call) });
  const url = textAt(envelopeIn(shown.json)?.data, "detail", "url");
  return url === undefined ? {} : { url };
};

const resetToken = async ({ client, config, contract }: CheckContext): Promise<JsonObject> => {
  const call = contract.calls.find(({ id }) => id === "verifyTransfer");
  if (!call) return {};
  const shown = await client.send({ path: call.path, body: bodyFor(config, call) });
  const token = textAt(envelopeIn(shown.json)?.data, "token");
  return token === undefined ? {} : { token };
};

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
      return quickbetAddress(context);
    case "destroyLetter":
    case "readLetter":
      return firstLetter(context, token);
    case "claimRedEnvelope":
      return openEnvelope(context, token);
    case "resetPassword":
      return resetToken(context);
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
