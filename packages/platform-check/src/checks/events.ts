import type { Exchange } from "../client.ts";
import type { TestAccount } from "../config.ts";
import type { Area, ContractCall } from "../contract.ts";
import { listAt, textAt, valueAt } from "../json-value.ts";
import { payloadOf, type Frame, type Socket } from "../socket.ts";
import { envelopeIn, hasSucceeded } from "./answers.ts";
import { checkDeadToken, checkMemberChannels, checkVisitorChannels } from "./channels.ts";
import { bodyFor, noteSuccess, objection, type CheckContext, type Member } from "./context.ts";
import { judge, realTimeCheck } from "./event-watch.ts";
import { launchCheck, wholeLaunch } from "./launch-address.ts";
import { checkLaunch } from "./launch.ts";
import { authorise, channelsOf, ping, startRealTime, type RealTime } from "./real-time.ts";
import { logIn, logOut, noteEnd, sessionPart } from "./sessions.ts";
import { checkSubscriptions } from "./subscriptions.ts";

/** How long an event may take after what has brought it about, in ms. */
const eventTimeout = 8_000;

const talkAfter = (sent: string, frame: Frame | undefined) => ({
  sent,
  came: frame
    ? `${frame.event} on ${frame.channel}: ${String(frame.data)}`
    : `nothing within ${eventTimeout / 1_000} s`,
});

/** What a letter that is read, and then thrown away, tells the member's other pages. */
const checkLetters = async (context: CheckContext, socket: Socket, member: Member) => {
  const { client, config, contract, results } = context;
  const callNamed = (id: string) => contract.calls.find((call) => call.id === id);
  const [list, read, destroy] = ["listLetters", "readLetter", "destroyLetter"].map(callNamed);
  if (!list || !read || !destroy) return;
  const skip = (reason: string) =>
    results.skip(
      realTimeCheck("event:letter.read", "letter.read", "after a letter was read"),
      reason,
    );
  const reason = objection(context, read);
  if (reason !== undefined) return skip(reason);

  const { token } = member;
  const shown = await client.send({ path: list.path, body: bodyFor(config, list), token });
  const letters = listAt(envelopeIn(shown.json)?.data, "list");
  const unread = letters.find((letter) => valueAt(letter, "is_read") === 0);
  const id = valueAt(unread, "id");
  if (typeof id !== "number") return skip("the first account has no unread letter");

  const countIn = ({ json }: Exchange, name: "unread_count" | "total_count") =>
    Number(valueAt(envelopeIn(json)?.data, name));
  /** One fewer of these, as the list of letters says itself. */
  const countAfter = async (call: ContractCall, name: "unread_count" | "total_count") => {
    const now = await client.send({ path: list.path, body: bodyFor(config, list), token });
    judge(
      context,
      realTimeCheck(call.id, call.id, `${name} is one less`),
      countIn(now, name) === countIn(shown, name) - 1,
      now,
      {
        expected: `${name} ${countIn(shown, name) - 1}`,
        advice: `Count the letter in ${name} no longer once ${call.path} has answered.`,
      },
    );
  };

  const awaitAfter = async (call: ContractCall, event: string, did: string) => {
    const since = socket.frames.length;
    const body = { ...bodyFor(config, call), id };
    const exchange = await client.send({ path: call.path, body, token });
    if (!hasSucceeded(exchange)) return;
    noteSuccess(context, call);
    const frame = await socket.wait((one) => one.event === event, { since, ms: eventTimeout });
    const named = frame && valueAt(payloadOf(frame), "id");
    judge(
      context,
      realTimeCheck(`event:${event}`, event, `after a letter was ${did}`),
      frame !== undefined && (named === undefined || named === id),
      talkAfter(`${call.id} of letter ${id}`, frame),
      {
        expected: `${event} on the channel of the member, with the id of this letter or without one`,
        advice: `Send ${event} to private-member.{member_id} when a letter was ${did}.`,
      },
    );
  };
  await awaitAfter(read, "letter.read", "read");
  await countAfter(read, "unread_count");
  // The account keeps a letter, so that the next run has one to judge.
  if (letters.length < 2) return;
  await awaitAfter(destroy, "letter.delete", "deleted");
  await countAfter(destroy, "total_count");
};

/** A second login tells the pages of the first session that they are not the newest any more. */
const checkSecondLogin = async (
  context: CheckContext,
  realTime: RealTime,
  { account, first, bystander }: { account: TestAccount; first: Member; bystander?: Socket },
): Promise<void> => {
  const socket = await realTime.openAs(first);
  if (socket === undefined) return;
  const since = socket.frames.length;
  const bystanderSince = bystander?.frames.length ?? 0;
  const second = await logIn(context, account);
  if (second === undefined) return;
  const isLogin = ({ event }: Frame) => event === "login";
  const frame = await socket.wait(isLogin, { since, ms: eventTimeout });
  const told = frame && textAt(payloadOf(frame), "token");
  const seen = talkAfter("a second login", frame);
  judge(
    context,
    realTimeCheck("event:login", "login event", "comes to the first session, and names the second"),
    told !== undefined && [second.token, sessionPart(second.token)].includes(told),
    seen,
    {
      expected: "login with the part of the new token before its first dot",
      advice:
        "Send login to private-member.{member_id} after each login, with the new session's part of the token.",
    },
  );
  if (told !== undefined) {
    const use = await authorise(
      context,
      { socket_id: realTime.first.id, channel_name: channelsOf(first).own },
      told,
    );
    judge(
      context,
      realTimeCheck("W-74", "login event", "holds no token that can be used"),
      told !== second.token && use.status !== 200,
      seen,
      {
        expected: "a token with which no call can be made",
        advice: "Send only the part of the token before its first dot.",
      },
    );
  }
  if (bystander) {
    await ping(bystander);
    const heard = bystander.frames.slice(bystanderSince).find(isLogin);
    judge(
      context,
      realTimeCheck("event:login", "login event", "does not come to another member"),
      heard === undefined,
      talkAfter("a login of another member", heard),
      {
        expected: "login on the channel of the member who has logged in alone",
        advice: "Send login to private-member.{member_id} of that member alone.",
      },
    );
  }
  await endBoth(context, realTime, { first, second });
};

/** The token of neither session opens a channel once it is over. */
const endBoth = async (
  context: CheckContext,
  realTime: RealTime,
  { first, second }: { first: Member; second: Member },
) => {
  const fields = { socket_id: realTime.first.id, channel_name: channelsOf(first).own };
  const older = await authorise(context, fields, first.token);
  if (older.status === 401) noteEnd(context);
  else await logOut(context, first);
  await logOut(context, second);
  await checkDeadToken(context, realTime, second.token, {
    title: "with the token of a session that was logged out",
    id: second.id,
  });
};

/** Real time and the launch as a member who is logged in. */
export const checkAsMember = async (
  context: CheckContext,
  realTime: RealTime,
  { member, areas }: { readonly member: Member; readonly areas: readonly Area[] },
): Promise<void> => {
  const { config, isReadOnly, results } = context;
  const [account, otherAccount] = config.accounts;
  const other = otherAccount && !isReadOnly ? await logIn(context, otherAccount) : undefined;
  const isRealTime = areas.includes("realtime");
  const socket = isRealTime ? await realTime.openAs(member) : undefined;
  if (isRealTime) await checkMemberChannels(context, realTime, member, other);
  if (socket) await checkLetters(context, socket, member);
  if (areas.includes("launch")) await checkLaunch(context, realTime, { member, other });

  if (isRealTime && other === undefined)
    results.skip(
      realTimeCheck("W-71", "subscription", "one member hears nothing of another"),
      isReadOnly
        ? "it needs a second login, and --read-only is set"
        : "a second account is not logged in",
    );
  if (isRealTime && isReadOnly)
    results.skip(
      realTimeCheck(
        "event:login",
        "login event",
        "comes to the first session, and names the second",
      ),
      "it needs a second login, and --read-only is set",
    );
  else if (isRealTime && otherAccount && other)
    await checkSecondLogin(context, realTime, {
      account: otherAccount,
      first: other,
      ...(socket && { bystander: socket }),
    });
  else if (isRealTime && account && !otherAccount)
    await checkSecondLogin(context, realTime, { account, first: member });
  else if (other) await logOut(context, other);
  socket?.close();
};

/** Without a login nothing but the socket itself can be tried. */
export const skipMember = (
  { results }: Pick<CheckContext, "results">,
  areas: readonly Area[],
  reason = "no member is logged in",
): void => {
  if (areas.includes("realtime"))
    results.skip(realTimeCheck("W-71", "authoriseChannel", "what a member may join"), reason);
  if (areas.includes("launch"))
    results.skip(launchCheck("startGame", "startGame", wholeLaunch), reason);
};

/** Undefined if neither area is wanted, or no socket opens: then that is the one failure. */
export const beginRealTime = async (
  context: CheckContext,
  options: {
    readonly origin: string;
    readonly siteDetail: unknown;
    readonly areas: readonly Area[];
  },
): Promise<RealTime | undefined> => {
  const { areas } = options;
  if (!areas.includes("realtime") && !areas.includes("launch")) return undefined;
  const realTime = await startRealTime(context, options);
  if (realTime && areas.includes("realtime")) {
    await checkSubscriptions(context, realTime);
    await checkVisitorChannels(context, realTime);
  }
  if (!realTime) skipMember(context, areas, "no socket could be opened");
  return realTime;
};
