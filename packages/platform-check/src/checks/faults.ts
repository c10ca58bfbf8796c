import type { Sending } from "../client.ts";
import type { ContractCall } from "../contract.ts";
import type { JsonObject } from "../json-value.ts";
import { sections } from "../rules.ts";
import { judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, type CheckContext, type Member } from "./context.ts";

interface Fault {
  readonly title: string;
  readonly status: 400 | 413;
  readonly rule: string;
  readonly advice: string;
  readonly sends: Pick<Sending, "body" | "text">;
}

/** Just over the 100 kB that every call accepts. */
const tooLarge = JSON.stringify({ filler: "x".repeat(101 * 1_024) });

const unsuitable: readonly unknown[] = [
  -1,
  2_147_483_648,
  4_095,
  "",
  "x".repeat(5_000),
  [],
  {},
  null,
];

/** Of the same type as long as possible, because a wrong bound is more likely than a wrong type. */
const candidates = (value: unknown): readonly unknown[] =>
  [...unsuitable].toSorted(
    (one, other) => Number(typeof other === typeof value) - Number(typeof one === typeof value),
  );

/** The first value in the body that can be replaced so that the contract refuses it. */
const outOfBounds = (call: ContractCall, body: JsonObject) => {
  for (const [key, value] of Object.entries(body))
    for (const candidate of candidates(value)) {
      const changed = { ...body, [key]: candidate };
      if (call.requestProblems(changed).length > 0) return { key, changed };
    }
  return undefined;
};

/** Each required field left out. Without one the contract may still accept the body, which is no fault then. */
const withoutField = (call: ContractCall, body: JsonObject) =>
  Object.keys(body).flatMap((key) => {
    const { [key]: _left, ...rest } = body;
    return call.requestProblems(rest).length > 0 ? [{ key, rest }] : [];
  });

const faultsOf = (call: ContractCall, body: JsonObject): readonly Fault[] => {
  const beyond = outOfBounds(call, body);
  const malformed = { status: 400, rule: sections.body } as const;
  return [
    {
      title: "an unknown key",
      status: 400,
      rule: "W-15",
      advice: "Refuse a body with a key that the call does not have.",
      sends: { body: { ...body, platform_check_unknown: 1 } },
    },
    ...withoutField(call, body).map(({ key, rest }) => ({
      ...malformed,
      title: `${key} is missing`,
      advice: `Refuse a body without ${key}, which is required.`,
      sends: { body: rest },
    })),
    ...(beyond === undefined
      ? []
      : [
          {
            ...malformed,
            title: `${beyond.key} is out of bounds`,
            advice: `Compare ${beyond.key} with the bounds in openapi.yaml before anything else is done.`,
            sends: { body: beyond.changed },
          },
        ]),
    {
      ...malformed,
      title: "no JSON",
      advice: "Refuse a body that cannot be read as JSON.",
      sends: { text: '{"site_id":' },
    },
    {
      ...malformed,
      title: "a list instead of an object",
      advice: "Refuse a body that is JSON, but no object.",
      sends: { text: "[]" },
    },
    {
      title: "101 kB",
      status: 413,
      rule: sections.body,
      advice: "Refuse a body of more than 100 kB, before it is parsed.",
      sends: { text: tooLarge },
    },
  ];
};

/** GET reads nothing and changes nothing, so that neither a link nor a crawler can make a call. */
const checkGet = async (context: CheckContext, { path, area, id }: ContractCall): Promise<void> => {
  const exchange = await context.client.send({ method: "GET", path });
  const check = {
    rule: sections.body,
    area,
    subject: id,
    title: "GET instead of POST: not 200",
    severity: "must",
  } as const;
  if (exchange.status !== 200 && exchange.failure === undefined) context.results.pass(check);
  else
    context.results.fail(check, exchange, {
      expected: "any HTTP status but 200",
      advice: "Answer this path only to POST.",
    });
};

/** Sends what the contract does not allow, each time with everything else in order. */
export const checkFaults = async (
  context: CheckContext,
  call: ContractCall,
  member: Member | undefined,
): Promise<void> => {
  const { area, id: subject } = call;
  await checkGet(context, call);
  // A member's call judges the token first, so that it says 401 to a visitor whatever is sent.
  if (!call.isForVisitors && member === undefined) return;
  const token = call.isForVisitors ? undefined : member?.token;
  for (const { sends, ...fault } of faultsOf(call, bodyFor(context.config, call))) {
    const exchange = await context.client.send({ ...addressOf(call), ...sends, token });
    judgeAnswer(context, exchange, { area, subject, call, ...fault });
  }
};

/** What is no call at all. */
export const checkUnknownPaths = async (context: CheckContext): Promise<void> => {
  for (const path of ["/api/platform-check/no-such-call", "/api/services/v1/member/no-such-call"]) {
    const exchange = await context.client.send({ path });
    judgeAnswer(context, exchange, {
      area: "protocol",
      subject: path,
      title: "an unknown path",
      status: 404,
      rule: sections.status,
      advice: "Answer 404, with an envelope, to every path under /api that is no call.",
    });
  }
};
