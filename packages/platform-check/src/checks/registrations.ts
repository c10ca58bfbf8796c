import type { Exchange } from "../client.ts";
import { textAt, valueAt } from "../json-value.ts";
import type { Check } from "../results.ts";
import { envelopeIn, hasSucceeded, judgeAnswer } from "./answers.ts";
import { bodyFor, noteAnswer, objection, type CheckContext } from "./context.ts";
import { learnedFor, withCaptcha } from "./learned.ts";
import { otherBody } from "./trial.ts";

/** A session is begun for each, so there are few. */
const parallel = 5;
/** The platform has had enough registrations of this address for now. */
const tooOften = new Set(["429", "996", "997"]);

const check = (title: string): Check => ({
  rule: "W-14",
  area: "idempotency",
  subject: "register",
  title,
  severity: "must",
});

const memberIn = ({ json }: Exchange): unknown => valueAt(envelopeIn(json)?.data, "member_id");

/** A form that is sent again under its key, by somebody who has not heard that the account was opened. */
export const checkRegistrations = async (context: CheckContext): Promise<void> => {
  const { client, config, contract, mask, results } = context;
  const call = contract.calls.find(({ id }) => id === "register");
  if (!call) return;
  const reason = objection(context, call);
  if (reason !== undefined) return results.skip(check("the whole call"), reason);

  const send = async (body: object, key: string): Promise<Exchange> => {
    const exchange = await client.send({ path: call.path, body, key });
    mask.hide(textAt(envelopeIn(exchange.json)?.data, "token") ?? "");
    return exchange;
  };
  const isTooOften = ({ json }: Exchange) => tooOften.has(String(envelopeIn(json)?.code));
  const form = async () => ({
    ...bodyFor(config, call),
    ...(await learnedFor(context, call, undefined)),
  });
  const judgeSame = (title: string, first: Exchange, next: Exchange): void => {
    if (hasSucceeded(next) && memberIn(next) === memberIn(first)) results.pass(check(title));
    else
      results.fail(check(title), next, {
        expected: `success for the member_id ${String(memberIn(first))}, who was registered under this key`,
        advice:
          "Keep who was registered under a key, and begin a session of that member for a repeat.",
      });
  };
  const judgeRefused = (title: string, status: 400 | 409, exchange: Exchange): void => {
    if (isTooOften(exchange)) return results.skip(check(title), "the platform asks to wait");
    judgeAnswer(context, exchange, {
      area: "idempotency",
      subject: "register",
      call,
      title,
      status,
      rule: "W-14",
      advice:
        status === 400
          ? "Refuse an Idempotency-Key that is not 8 to 64 letters, digits, '-' or '_'."
          : "Keep what was sent under a key, and answer 409 if it was something else.",
    });
  };

  const body = await form();
  judgeRefused("a key of 7 letters", 400, await send(body, "abcdefg"));
  const key = crypto.randomUUID();
  const first = await send(body, key);
  noteAnswer(context, call, hasSucceeded(first));
  if (!hasSucceeded(first))
    return results.skip(
      check("one effect"),
      `it was refused with ${String(envelopeIn(first.json)?.code)}, so that nobody was registered`,
    );
  judgeSame("three times under a key: the same member", first, await send(body, key));
  const fresh = await withCaptcha(context, call, body);
  judgeSame("another captcha under a key: the same member", first, await send(fresh, key));
  const other = otherBody(call, body);
  if (other) judgeRefused("another body under the same key", 409, await send(other, key));

  const twin = await form();
  const twinKey = crypto.randomUUID();
  await client.lose({ path: call.path, body: twin, key: twinKey });
  const all = await Promise.all(Array.from({ length: parallel }, () => send(twin, twinKey)));
  const [again] = all;
  if (!again || isTooOften(again))
    return results.skip(check("a lost answer"), "the platform asks to wait");
  noteAnswer(context, call, hasSucceeded(again));
  for (const next of all)
    judgeSame("a lost answer and repeats at once: the same member", again, next);
};
