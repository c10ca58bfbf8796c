import type { Exchange, Sending } from "../client.ts";
import type { ContractCall } from "../contract.ts";
import { permissionFor } from "../effects.ts";
import type { JsonObject } from "../json-value.ts";
import { sections } from "../rules.ts";
import { envelopeIn, judgeAnswer } from "./answers.ts";
import { addressOf, bodyFor, type CheckContext, type Member } from "./context.ts";
import { areEqual, describe, readBalances, type Balances } from "./wallet.ts";

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

/** Each value in the body, replaced so that the contract refuses it. */
const outOfBounds = (call: ContractCall, body: JsonObject) =>
  Object.entries(body).flatMap(([key, value]) => {
    const { [key]: _left, ...rest } = body;
    // An empty text is as good as none (W-16), whatever its form would have to be.
    const mayBeEmpty = call.requestProblems(rest).length === 0;
    const wrong = candidates(value).find(
      (candidate) =>
        !(mayBeEmpty && candidate === "") &&
        call.requestProblems({ ...body, [key]: candidate }).length > 0,
    );
    return wrong === undefined ? [] : [{ key, changed: { ...body, [key]: wrong } }];
  });

/** Texts that no document can carry, in a field that takes text; as JSON, because half a pair is no text to send. */
const brokenTexts = (call: ContractCall, body: JsonObject) => {
  const key = Object.keys(body).find(
    (name) =>
      typeof body[name] === "string" &&
      call.requestProblems({ ...body, [name]: "xx" }).length === 0,
  );
  const named = key ?? Object.keys(body).find((name) => typeof body[name] === "string");
  if (named === undefined) return [];
  return [
    ["a NUL", "\\u0000"],
    ["half a surrogate pair", "\\ud83d"],
  ].map(([what = "", escape = ""]) => ({
    title: `${what} in ${named}`,
    text: JSON.stringify({ ...body, [named]: "x\u0001x" }).replace("\\u0001", escape),
  }));
};

/** Each required field left out. Without one the contract may still accept the body, which is no fault then. */
const withoutField = (call: ContractCall, body: JsonObject) =>
  Object.keys(body).flatMap((key) => {
    const { [key]: _left, ...rest } = body;
    return call.requestProblems(rest).length > 0 ? [{ key, rest }] : [];
  });

const faultsOf = (call: ContractCall, body: JsonObject): readonly Fault[] => {
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
    ...outOfBounds(call, body).map(({ key, changed }) => ({
      ...malformed,
      title: `${key} is out of bounds`,
      advice: `Compare ${key} with the bounds in openapi.yaml before anything else is done.`,
      sends: { body: changed },
    })),
    ...brokenTexts(call, body).map(({ title, text }) => ({
      ...malformed,
      title,
      advice: "Refuse a body in which any text has a NUL or half a surrogate pair.",
      sends: { text },
    })),
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

/** Neither a link nor a crawler nor a form can make a call: a path with another method is no call (404), or 405. */
const checkMethods = async (
  context: CheckContext,
  { path, area, id }: ContractCall,
): Promise<void> => {
  for (const method of ["GET", "HEAD", "PUT", "DELETE"] as const) {
    const exchange = await context.client.send({ method, path });
    const title = `${method} instead of POST: 404 or 405`;
    const check = { rule: sections.body, area, subject: id, title, severity: "must" } as const;
    if ([404, 405].includes(exchange.status)) context.results.pass(check);
    else
      context.results.fail(check, exchange, {
        expected: "the HTTP status 404 or 405",
        advice: "Answer this path only to POST.",
      });
  }
};

/** Texts that may be left out, as the example shows them. */
const optionalTexts = (call: ContractCall, body: JsonObject): readonly string[] =>
  Object.keys(body).filter((key) => {
    const { [key]: value, ...rest } = body;
    const isOptional = [rest, { ...rest, [key]: "" }].every(
      (changed) => call.requestProblems(changed).length === 0,
    );
    return typeof value === "string" && isOptional;
  });

/** Both mean that nothing is given (W-16). All at once, and only where nothing comes of it. */
const checkEmptyTexts = async (
  context: CheckContext,
  call: ContractCall,
  token: string | undefined,
): Promise<void> => {
  if (permissionFor(call) !== undefined && call.id !== "register") return;
  const { client, config, results } = context;
  const body = bodyFor(config, call);
  const texts = optionalTexts(call, body);
  if (texts.length === 0) return;
  const withTexts = (change: (entry: [string, unknown]) => readonly [string, unknown][]) =>
    Object.fromEntries(
      Object.entries(body).flatMap((entry) => (texts.includes(entry[0]) ? change(entry) : [entry])),
    );
  const send = (sent: JsonObject) => client.send({ ...addressOf(call), body: sent, token });
  const leftOut = await send(withTexts(() => []));
  const empty = await send(withTexts(([key]) => [[key, ""]]));
  const check = {
    rule: "W-16",
    area: call.area,
    subject: call.id,
    title: "empty texts as if left out",
    severity: "must",
  } as const;
  const codeOf = (exchange: Exchange) => String(envelopeIn(exchange.json)?.code);
  if (empty.status === leftOut.status && codeOf(empty) === codeOf(leftOut)) results.pass(check);
  else
    results.fail(check, empty, {
      expected: `what is answered without ${texts.join(", ")}: ${leftOut.status} and the code ${codeOf(leftOut)}`,
      advice: "Read an empty text as one that was left out.",
    });
};

/** A call without fields is made with `{}` or with nothing at all. */
const checkAbsentBody = async (
  context: CheckContext,
  call: ContractCall,
  token: string | undefined,
): Promise<void> => {
  const hasFields = Object.keys(bodyFor(context.config, call)).length > 0;
  if (hasFields || permissionFor(call) !== undefined) return;
  const exchange = await context.client.send({ ...addressOf(call), text: "", token });
  judgeAnswer(context, exchange, {
    area: call.area,
    subject: call.id,
    call,
    title: "no body at all",
    status: 200,
    rule: "W-15",
    advice: "Take an absent body for {}.",
  });
};

const balancesOf = async (context: CheckContext, token: string): Promise<Balances | undefined> => {
  const read = await readBalances({ context, token: () => token });
  return "unreadable" in read ? undefined : read;
};

/** What was refused as malformed has cost nothing. */
const checkUntouched = async (
  context: CheckContext,
  { area, id: subject }: ContractCall,
  { before, token }: { readonly before: Balances; readonly token: string },
): Promise<void> => {
  const after = await balancesOf(context, token);
  if (after === undefined) return;
  const title = "malformed requests move no money";
  const check = { rule: subject, area, subject, title, severity: "must" } as const;
  if (areEqual(before, after)) context.results.pass(check);
  else
    context.results.fail(check, after.exchange, {
      expected: `the balances before them: ${describe(before)}`,
      advice: "Move money only once the whole request has been found valid.",
    });
};

/** Sends what the contract does not allow, each time with everything else in order. */
export const checkFaults = async (
  context: CheckContext,
  call: ContractCall,
  member: Member | undefined,
): Promise<void> => {
  const { area, id: subject } = call;
  await checkMethods(context, call);
  // A member's call judges the token first, so that it says 401 to a visitor whatever is sent.
  if (!call.isForVisitors && member === undefined) return;
  const token = call.isForVisitors ? undefined : member?.token;
  const movesMoney = token !== undefined && addressOf(call).hasKey === true;
  const before = movesMoney ? await balancesOf(context, token) : undefined;
  for (const { sends, ...fault } of faultsOf(call, bodyFor(context.config, call))) {
    const exchange = await context.client.send({ ...addressOf(call), ...sends, token });
    judgeAnswer(context, exchange, { area, subject, call, ...fault });
  }
  if (before && token !== undefined) await checkUntouched(context, call, { before, token });
  await checkEmptyTexts(context, call, token);
  await checkAbsentBody(context, call, token);
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
