import type { ContractCall } from "../contract.ts";
import type { JsonObject } from "../json-value.ts";
import type { Check } from "../results.ts";
import { judgeAnswer, saysHowLong } from "./answers.ts";
import { bodyFor, type CheckContext } from "./context.ts";
import { withCaptcha } from "./learned.ts";
import { presenceOf } from "./services.ts";

const area = "throttles";
/** Far more than any person tries; fewer than would burden a platform. */
const most = 40;

/** Nobody has it, so that nobody is locked out. */
const nobody = () => `pc${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

/**
 * The calls that are repeated, with what makes a body nobody's. Not those that send messages, register, or change what
 * an account has: their limits would outlast the check. The captcha comes last, because logins need it.
 */
const repeated: Readonly<Record<string, () => JsonObject>> = {
  login: () => ({ account: nobody() }),
  verifyTransfer: () => ({ account: nobody() }),
  resetPassword: () => ({ account: nobody() }),
  answerDoubleValidation: () => ({}),
  skipDoubleValidationQuestion: () => ({}),
  exchangeEnc: () => ({ enc: nobody() }),
  checkIntroducer: () => ({}),
  getIntroducerCurrency: () => ({}),
  verifyRegisterField: () => ({}),
  getCaptcha: () => ({}),
};

const check = (subject: string, title: string): Check => ({
  rule: "W-17",
  area,
  subject,
  title,
  severity: "must",
});

/** One body again and again, because a limit may count by what is in it. */
const checkCall = async (
  context: CheckContext,
  call: ContractCall,
  changes: JsonObject,
): Promise<void> => {
  const { client, config, contract, results } = context;
  const body = { ...bodyFor(config, call), ...changes };
  for (let turn = 0; turn < most; turn += 1) {
    // A limit on passwords counts only what has passed the captcha.
    const sent = call.id === "login" ? await withCaptcha(context, call, body) : body;
    const exchange = await client.send({ path: call.path, body: sent });
    if (exchange.status !== 429) continue;
    judgeAnswer(context, exchange, {
      area,
      subject: call.id,
      call,
      title: "one attempt too many",
      status: 429,
      rule: "W-17",
      advice: "",
    });
    const made = check(call.id, "429 says how long to wait");
    if (saysHowLong(exchange)) results.pass(made);
    else
      results.fail(made, exchange, {
        expected: `Retry-After in whole seconds, and the same number as data.wait_seconds; Retry-After is ${exchange.headers.get("retry-after") ?? "missing"}`,
        advice: "Send Retry-After in seconds, and the same number as data.wait_seconds.",
      });
    const detail = contract.calls.find(({ id }) => id === "getSiteDetail");
    const other =
      detail && (await client.send({ path: detail.path, body: bodyFor(config, detail) }));
    if (other)
      judgeAnswer(context, other, {
        area,
        subject: call.id,
        call: detail,
        title: "other calls are still answered",
        status: 200,
        rule: "W-17",
        advice: "Throttle the call that is repeated, and no other.",
      });
    return;
  }
  results.skip(check(call.id, "429"), `there was no 429 within ${most} attempts`);
};

/** The last of all checks: this address may have to wait afterwards. */
export const checkThrottles = async (context: CheckContext): Promise<void> => {
  const { config, contract, isReadOnly, results } = context;
  if (config.may.throttles !== true || isReadOnly)
    return results.skip(
      check("throttles", "one attempt too many"),
      isReadOnly
        ? "it is a burden, and --read-only is set"
        : "it is a burden, and the configuration does not say may.throttles: true",
    );
  for (const [id, changes] of Object.entries(repeated)) {
    const call = contract.calls.find((one) => one.id === id && one.isThrottled);
    if (call && presenceOf(context, call).is === "there") await checkCall(context, call, changes());
  }
};
