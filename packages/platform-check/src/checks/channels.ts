import type { Exchange } from "../client.ts";
import { isObject, readJson, valueAt } from "../json-value.ts";
import type { Expectation } from "../results.ts";
import { sections } from "../rules.ts";
import { envelopeIn, isJson, judgeAnswer } from "./answers.ts";
import type { CheckContext, Member } from "./context.ts";
import { judge, realTimeCheck } from "./event-watch.ts";
import {
  authorise,
  channelsOf,
  hasJoined,
  proofIn,
  subscribe,
  talkAbout,
  type RealTime,
} from "./real-time.ts";
import { checkRefusedJoin } from "./subscriptions.ts";
import { madeUp } from "./tokens.ts";

const authorisation = "authoriseChannel";

const checkRefusedAuthorisation = async (
  context: CheckContext,
  fields: Readonly<Record<string, string>>,
  token: string | undefined,
  expected: { title: string; status: 400 | 401 | 403; advice: string; rule?: string },
) => {
  const exchange = await authorise(context, fields, token);
  judgeAnswer(context, exchange, {
    area: "realtime",
    subject: authorisation,
    rule: "W-71",
    ...expected,
  });
};

/** An answer with which a channel can be joined, judged by itself. */
const judgeGranted = (
  context: CheckContext,
  realTime: RealTime,
  exchange: Exchange,
  { channel, title, member }: { channel: string; title: string; member: Member },
): void => {
  const { json, status, headers } = exchange;
  const { events } = context.contract;
  const check = (rule: string, what: string, fits: boolean, expectation: Expectation) =>
    judge(
      context,
      realTimeCheck(rule, authorisation, `${title}: ${what}`),
      fits,
      exchange,
      expectation,
    );

  check("W-71", "200", status === 200, {
    expected: "the HTTP status 200",
    advice: "Let a member join the channel of the own id and the two of the own currency.",
  });
  if (status !== 200) return;
  const isBare = isJson(exchange) && isObject(json) && envelopeIn(json) === undefined;
  check("W-71", "JSON without an envelope", isBare, {
    expected: 'application/json as the protocol has it: {"auth": …}',
    advice: "Answer this call with JSON, and without an envelope when it is granted.",
  });
  check("W-71", "no renewed token", headers.get("authorization") === null, {
    expected: "no authorization header",
    advice: "Never renew the token here: the library that asks does not read headers.",
  });
  const [problem] = events.authorisationProblems(envelopeIn(json)?.data ?? json);
  const [key] = (proofIn(exchange).auth ?? "").split(":");
  check(problem?.rule ?? "W-71", "signature", problem === undefined && key === realTime.key, {
    expected: problem
      ? `${problem.at || "the answer"} ${problem.message}`
      : "auth that begins with socket_key and a colon",
    advice: "Answer auth as socket_key, a colon and the HMAC-SHA256 in 64 hexadecimal digits.",
  });

  const data = proofIn(exchange).channel_data;
  const isPresence = channel.startsWith("presence-");
  check("W-71", "channel_data", (data !== undefined) === isPresence, {
    expected: isPresence ? "channel_data" : "no channel_data",
    advice: "Send channel_data for presence channels, and for no other.",
  });
  if (isPresence && data !== undefined) judgePresent(context, exchange, readJson(data), member);
};

/** Members must not learn who else is there. */
const judgePresent = (context: CheckContext, exchange: Exchange, user: unknown, member: Member) => {
  const [problem] = context.contract.events.presenceProblems(user);
  const id = valueAt(user, "user_id");
  const others = Object.keys(isObject(user) ? user : {}).filter((key) => key !== "user_id");
  judge(
    context,
    realTimeCheck("W-72", authorisation, "who is present is not told"),
    problem === undefined && others.length === 0 && String(id) !== String(member.id),
    exchange,
    {
      expected: problem
        ? `channel_data: ${problem.at || "it"} ${problem.message}`
        : "channel_data with an opaque user_id that is not the member id, and nothing else",
      advice: "Name members by an id of their connections that says nothing about them.",
    },
  );
};

const anotherCurrency = ({ currencies }: RealTime, own: string | undefined): string =>
  [...currencies, "USD", "VND"].find((one) => one !== own) ?? "XXX";

/** What a member may join, and that it is joined with the signature for it alone. */
export const checkMemberChannels = async (
  context: CheckContext,
  realTime: RealTime,
  member: Member,
  other: Member | undefined,
): Promise<void> => {
  const socket = await realTime.open();
  if (socket === undefined) return;
  const channels = channelsOf(member);
  for (const [channel, title] of [
    [channels.own, "the own channel"],
    [channels.currency, "the channel of the own currency"],
    [channels.presence, "the presence channel of the own currency"],
  ] as const) {
    const fields = { socket_id: socket.id, channel_name: channel };
    const exchange = await authorise(context, fields, member.token);
    judgeGranted(context, realTime, exchange, { channel, title, member });
    const proof = proofIn(exchange);
    if (proof.auth === undefined) continue;
    const answer = await subscribe(socket, channel, proof);
    judge(
      context,
      realTimeCheck("W-71", "subscription", `${title} is joined with its signature`),
      hasJoined(answer),
      talkAbout(channel, proof, answer),
      {
        expected: "pusher_internal:subscription_succeeded",
        advice: "Accept the signature that the channel authorisation has answered for this socket.",
      },
    );
    if (channel === channels.own) {
      await checkRefusedJoin(context, realTime, {
        channel,
        proof,
        title: "a signature for another socket",
      });
      await checkRefusedJoin(context, realTime, {
        channel: `private-member.${(member.id ?? 0) + 1}`,
        proof,
        title: "a signature for another channel",
      });
    }
  }
  socket.close();
  await checkForeignChannels(context, realTime, member, other);
};

const checkForeignChannels = async (
  context: CheckContext,
  realTime: RealTime,
  member: Member,
  other: Member | undefined,
) => {
  const { id: socketId } = realTime.first;
  const currency = anotherCurrency(realTime, member.currency);
  const foreign = channelsOf({ token: "", id: other?.id ?? (member.id ?? 0) + 1, currency });
  for (const [channel, title] of [
    [foreign.own, "another member's channel"],
    [foreign.currency, "the channel of another currency"],
    [foreign.presence, "the presence channel of another currency"],
  ] as const)
    await checkRefusedAuthorisation(
      context,
      { socket_id: socketId, channel_name: channel },
      member.token,
      {
        title,
        status: 403,
        advice: "Sign a channel only for the member whose id or currency it names.",
      },
    );
  for (const [fields, title] of [
    [{ channel_name: channelsOf(member).own }, "no socket_id"],
    [
      { socket_id: `${socketId}:presence-member.${member.currency}`, channel_name: "1" },
      "fields that are no socket id and no channel",
    ],
  ] as const)
    await checkRefusedAuthorisation(context, fields, member.token, {
      title,
      status: 400,
      rule: sections.body,
      advice:
        "Refuse what is no socket id (digits, a dot, digits) or no channel before anything is signed.",
    });
  await checkRefusedAuthorisation(
    context,
    { socket_id: socketId, channel_name: channelsOf(member).own, platform_check_unknown: "1" },
    member.token,
    {
      title: "an unknown field",
      status: 400,
      rule: "W-15",
      advice: "Refuse a form with a field besides socket_id and channel_name.",
    },
  );
};

/** What a token that is none cannot do. */
export const checkDeadToken = (
  context: CheckContext,
  { first }: RealTime,
  token: string | undefined,
  { title, id = 1 }: { title: string; id?: number | undefined },
): Promise<void> =>
  checkRefusedAuthorisation(
    context,
    { socket_id: first.id, channel_name: channelsOf({ token: "", id }).own },
    token,
    {
      title,
      status: 401,
      advice: "Sign channels only for the token of a session that is not over.",
    },
  );

/** Who may join nothing, because nobody is logged in. */
export const checkVisitorChannels = async (
  context: CheckContext,
  realTime: RealTime,
): Promise<void> => {
  await checkDeadToken(context, realTime, undefined, { title: "without a token" });
  await checkDeadToken(context, realTime, madeUp, { title: "with a made-up token" });
};
