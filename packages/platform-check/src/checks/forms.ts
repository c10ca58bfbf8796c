import type { Exchange } from "../client.ts";
import type { SecondForm, SwitchRequest } from "../config.ts";
import { permissionFor } from "../effects.ts";
import { isObject, valueAt } from "../json-value.ts";
import type { Check } from "../results.ts";
import { sections } from "../rules.ts";
import { envelopeIn, judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, type CheckContext } from "./context.ts";
import type { Acting } from "./followed-session.ts";
import { presenceOf } from "./services.ts";

const area = "forms";

const check = (subject: string, title: string): Check => ({
  rule: sections.envelopes,
  area,
  subject,
  title,
  severity: "must",
});

const isSecond = ({ json }: Exchange): boolean => isObject(valueAt(json, "header"));

/** `{name}` in a path is what the request before it has answered. */
const filled = (path: string, data: unknown): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => JSON.stringify(valueAt(data, name)));

const ask = async (
  { client }: CheckContext,
  { method = "POST", path, headers = {}, body = {} }: SwitchRequest,
  data?: unknown,
): Promise<Exchange> => client.send({ method, path: filled(path, data), headers, body });

/** What a member reads, and what is malformed, in the header/body form. */
const checkSecondForm = async (
  { context, token }: Acting,
  { headers = {} }: SecondForm,
): Promise<void> => {
  const { contract, config, client } = context;
  const reads = contract.calls.filter(
    (call) =>
      call.isForMembers &&
      call.judgesToken &&
      permissionFor(call) === undefined &&
      presenceOf(context, call).is === "there",
  );
  for (const call of reads)
    for (const [title, body, status] of [
      ["the header/body form", bodyFor(config, call), 200],
      ["a refusal in the header/body form", { platform_check_unknown: 1 }, 400],
    ] as const) {
      const exchange = await client.send({ ...addressOf(call), body, headers, token: token() });
      // What is not there at all fails once, at its example.
      if (exchange.status === 404) break;
      const fits = judgeAnswer(context, exchange, {
        area,
        subject: call.id,
        call,
        title,
        status,
        rule: status === 200 ? call.id : sections.body,
        advice: "Answer the same in both forms.",
      });
      if (!fits) continue;
      const made = check(call.id, `${title} is used where it is asked for`);
      if (isSecond(exchange)) context.results.pass(made);
      else
        context.results.fail(made, exchange, {
          expected:
            '{"header": {"status", "desc"}, "body"}, as secondForm of the configuration asks for it',
          advice: "Send the header/body form for every answer, or correct secondForm.",
        });
    }
};

/** Every call in the other of the two envelopes, where the platform can be told to send it. */
export const checkForms = async (acting: Acting): Promise<void> => {
  const { context } = acting;
  const { secondForm } = context.config;
  if (!secondForm)
    return context.results.skip(
      check("the header/body form", "every call that reads"),
      "secondForm of the configuration does not say how the platform is told to send it",
    );
  const on = secondForm.on && (await ask(context, secondForm.on));
  try {
    await checkSecondForm(acting, secondForm);
  } finally {
    if (secondForm.off) await ask(context, secondForm.off, envelopeIn(on?.json)?.data);
  }
};
