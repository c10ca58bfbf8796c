import type { GivenCase, TestAccount } from "../config.ts";
import type { ContractCall } from "../contract.ts";
import type { JsonObject } from "../json-value.ts";
import type { Check } from "../results.ts";
import { envelopeIn, hasSucceeded, judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, noteAnswer, objection, type CheckContext } from "./context.ts";
import { asCaller, asMember, type Acting } from "./followed-session.ts";
import { withCaptcha } from "./learned.ts";
import { presenceOf } from "./services.ts";
import { readBalances } from "./wallet.ts";

const area = "codes";
/** The largest id that a platform can have (W-06), so most likely nobody's. */
const nobodysId = 2_147_483_647;
/** In the form of a code, and none that a platform has. */
const noCode = "NOSUCHPC";

interface Provoked {
  readonly call: string;
  readonly code: string;
  readonly title: string;
  readonly body: JsonObject;
}

/** What can be provoked on any platform, without a mark on anything but a count of wrong attempts. */
const provokedWith = ({ account }: TestAccount): readonly Provoked[] => [
  {
    call: "login",
    code: "101",
    title: "an account that nobody has",
    body: { account: "pcnobodyhasit" },
  },
  {
    call: "login",
    code: "101",
    title: "a wrong password",
    body: { account, password: "wr0ngpass" },
  },
  {
    call: "login",
    code: "105",
    title: "a wrong captcha",
    body: { account, answer: "zzzz", captcha_token: "none" },
  },
  { call: "answerDoubleValidation", code: "101", title: "an unknown id", body: {} },
  { call: "skipDoubleValidationQuestion", code: "101", title: "an unknown id", body: {} },
  { call: "exchangeEnc", code: "999", title: "an enc that nobody made", body: { enc: noCode } },
  {
    call: "verifyTransfer",
    code: "101",
    title: "an account that nobody has",
    body: { account: "pcnobodyhasit" },
  },
  {
    call: "editPassword",
    code: "999",
    title: "a wrong password",
    body: { old_password: "wr0ngpass" },
  },
  { call: "startGame", code: "999", title: "an unknown game", body: { game_code: noCode } },
  { call: "startGame", code: "999", title: "an unknown provider", body: { gpId: noCode } },
  { call: "demoPlay", code: "999", title: "an unknown game", body: { game_code: noCode } },
  {
    call: "checkFrame",
    code: "999",
    title: "an address of nobody's",
    body: { url: "https://platform-check.example/" },
  },
  { call: "destroyLetter", code: "999", title: "an unknown letter", body: { id: nobodysId } },
  { call: "claimRedEnvelope", code: "102", title: "an unknown envelope", body: { id: nobodysId } },
  {
    call: "getIntroducerCurrency",
    code: "999",
    title: "an unknown agent",
    body: { id: nobodysId },
  },
  {
    call: "listRegisterSettings",
    code: "999",
    title: "an unknown site",
    body: { site_id: nobodysId },
  },
  { call: "sendRegisterSms", code: "201", title: "no phone", body: { member_phone: "" } },
  { call: "register", code: "224", title: "a wrong captcha", body: { captcha_token: "none" } },
  {
    call: "sendToDownline",
    code: "101",
    title: "an account that nobody has",
    body: { account: "pcnobodyhasit" },
  },
];

/** Codes that mean a status. */
const statuses = new Set(["400", "401", "403", "404", "409", "413", "429"]);

const check = (subject: string, code: string, title: string): Check => ({
  rule: subject,
  area,
  subject,
  title: `${title}: the code ${code}`,
  severity: "must",
});

interface Tried {
  readonly call: ContractCall;
  readonly code: string;
  readonly title: string;
  /** What differs from the example. */
  readonly body: JsonObject;
  readonly token: string | undefined;
}

/** Sends it, and judges the code as well as what comes with it. */
const tryCode = async (
  context: CheckContext,
  { call, code, title, body, token }: Tried,
): Promise<void> => {
  const { client, config, results } = context;
  const sent = await withCaptcha(context, call, { ...bodyFor(config, call), ...body }, body);
  const exchange = await client.send({ ...addressOf(call), body: sent, token });
  noteAnswer(context, call, hasSucceeded(exchange));
  const fits = judgeAnswer(context, exchange, {
    area,
    subject: call.id,
    call,
    title,
    status: statuses.has(code) ? Number(code) : 200,
    rule: call.id,
    advice: "Answer 200 to whatever was understood; a refusal has its own code.",
  });
  if (!fits) return;
  const made = check(call.id, code, title);
  if (String(envelopeIn(exchange.json)?.code) === code) results.pass(made);
  else
    results.fail(made, exchange, {
      expected: `the code "${code}"`,
      advice: `Refuse this with the code that the contract has for it: ${code}.`,
    });
};

const callOf = ({ contract }: CheckContext, id: string): ContractCall | undefined =>
  contract.calls.find((call) => call.id === id);

const tokenFor = (call: ContractCall, token: string): string | undefined =>
  call.isForVisitors ? undefined : token;

const attempt = async (
  context: CheckContext,
  id: string,
  tried: (call: ContractCall) => Promise<void>,
  made: Check,
): Promise<void> => {
  const call = callOf(context, id);
  if (!call) return;
  const reason = objection(context, call) ?? presenceOf(context, call).because;
  if (reason === "") await tried(call);
  else context.results.skip(made, reason);
};

/** What a get-back answers while a game runs, and when there is nothing to get back. */
const checkGetBacks = async (acting: Acting): Promise<void> => {
  const { context, token } = acting;
  const [start, end] = [callOf(context, "startGame"), callOf(context, "leaveGame")];
  if (!start || !end || objection(context, start) !== undefined) return;
  for (const id of ["bringAllBack", "getBalanceBack"]) {
    const send = (call: ContractCall) =>
      context.client.send({
        ...addressOf(call),
        body: bodyFor(context.config, call),
        token: token(),
      });
    const expect = (code: string, title: string) =>
      attempt(
        context,
        id,
        (call) => tryCode(context, { call, code, title, body: {}, token: token() }),
        check(id, code, title),
      );
    const started = await send(start);
    if (hasSucceeded(started)) await expect("102", "a game is running");
    await send(end);
    const wallets = await readBalances(acting);
    if (!("unreadable" in wallets) && wallets.main === wallets.total)
      await expect("101", "nothing to bring back");
  }
};

const checkGiven = async (acting: Acting, given: GivenCase): Promise<void> => {
  const { context, account, token } = acting;
  const { call: id, code, body = {}, account: name } = given;
  const title = `a case of the configuration${name === undefined ? "" : ` as ${name}`}`;
  const tried = (by: string, in_: CheckContext) => (call: ContractCall) =>
    tryCode(in_, { call, code, title, body, token: tokenFor(call, by) });
  const own = context.config.accounts.find((one) => one.account === name);
  if (!own || own.account === account.account)
    return attempt(context, id, tried(token(), context), check(id, code, title));
  await asMember(context, own, (other) =>
    attempt(other.context, id, tried(other.token(), other.context), check(id, code, title)),
  );
};

/** Codes: those that can be provoked from outside, and those for which the operator gives what provokes them. */
export const checkCodes = async (acting: Acting): Promise<void> => {
  const { context, account } = acting;
  // A wrong password is tried with the account of the sessions, so that no count is one of the account that goes on.
  for (const { call: id, code, title, body } of provokedWith(context.config.accounts[1] ?? account))
    await asCaller(acting, id, (by) =>
      attempt(
        by.context,
        id,
        (call) =>
          tryCode(by.context, { call, code, title, body, token: tokenFor(call, by.token()) }),
        check(id, code, title),
      ),
    );
  await checkGetBacks(acting);
  for (const given of context.config.cases) await checkGiven(acting, given);
};

/** Documented codes that no answer of the whole run has had, by call; only of calls that were made. */
export const unseenCodes = (
  { contract }: Pick<CheckContext, "contract">,
  seen: ReadonlyMap<string, ReadonlySet<string>>,
): readonly { readonly call: string; readonly codes: readonly string[] }[] =>
  contract.calls.flatMap(({ id, path, codes }) => {
    const had = seen.get(path);
    const missing = had ? codes.filter((code) => !had.has(code)) : [];
    return missing.length > 0 ? [{ call: id, codes: missing }] : [];
  });
