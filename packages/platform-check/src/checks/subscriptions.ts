import { valueAt } from "../json-value.ts";
import { payloadOf } from "../socket.ts";
import type { CheckContext } from "./context.ts";
import { judge, realTimeCheck } from "./event-watch.ts";
import {
  answerTimeout,
  hasJoined,
  ping,
  publicChannels,
  subscribe,
  talkAbout,
  type Proof,
  type RealTime,
} from "./real-time.ts";

/** The greeting, a ping, and an event that nobody knows. */
const checkProtocol = async (context: CheckContext, { first, greeting }: RealTime) => {
  judge(
    context,
    realTimeCheck("W-70", "socket", "the greeting"),
    /^[0-9]+\.[0-9]+$/.test(first.id) &&
      Number(valueAt(payloadOf(greeting), "activity_timeout")) > 0,
    { sent: "a WebSocket", came: greeting.text },
    {
      expected:
        "JSON as text with socket_id (digits, a dot, digits) and activity_timeout (seconds)",
      advice:
        "Greet with both fields of protocol 7; the channel authorisation signs the socket_id.",
    },
  );
  const sendAndPing = async (events: readonly string[], title: string, advice: string) => {
    for (const event of events) first.send(event, {});
    const pong = await ping(first);
    const silence = `no pusher:pong within ${answerTimeout / 1_000} s`;
    judge(
      context,
      realTimeCheck("W-70", "socket", title),
      pong !== undefined,
      {
        sent: [...events, "pusher:ping"].join(", then "),
        came: first.isOpen() ? silence : "the socket was closed",
      },
      { expected: "pusher:pong", advice },
    );
  };
  await sendAndPing([], "a ping is answered", "Answer pusher:ping with pusher:pong.");
  await sendAndPing(
    ["platform-check:unknown"],
    "an unknown event is passed over",
    "Pass over events that you do not know, and keep the socket open.",
  );
};

const checkPublicChannels = async (context: CheckContext, realTime: RealTime) => {
  const socket = await realTime.open();
  if (socket === undefined) return;
  for (const channel of publicChannels(context)) {
    const answer = await subscribe(socket, channel);
    judge(
      context,
      realTimeCheck("W-70", "subscription", `a visitor joins ${channel}`),
      hasJoined(answer),
      talkAbout(channel, {}, answer),
      {
        expected: "pusher_internal:subscription_succeeded",
        advice: "Let everybody join a public channel, without an authorisation.",
      },
    );
  }
  socket.close();
};

interface Attempt {
  readonly channel: string;
  readonly title: string;
  readonly proof: Proof;
}

/** A platform may close a socket on which something was tried that it forbids, so that each attempt has its own. */
export const checkRefusedJoin = async (
  context: CheckContext,
  realTime: RealTime,
  { channel, title, proof }: Attempt,
): Promise<void> => {
  const socket = await realTime.open();
  if (socket === undefined) return;
  const answer = await subscribe(socket, channel, proof);
  judge(
    context,
    realTimeCheck("W-71", "subscription", `${title} is refused`),
    !hasJoined(answer),
    talkAbout(channel, proof, answer),
    {
      expected: "pusher:error, and no subscription",
      advice:
        "Compare the signature with that of socket id, channel and channel_data before anybody joins a private or presence channel.",
    },
  );
  socket.close();
};

/** Everything about a socket that can be tried without an account. */
export const checkSubscriptions = async (
  context: CheckContext,
  realTime: RealTime,
): Promise<void> => {
  await checkProtocol(context, realTime);
  await checkPublicChannels(context, realTime);
  const auth = `${realTime.key}:${"0".repeat(64)}`;
  const { currency } = context.config;
  const attempts: readonly Attempt[] = [
    {
      channel: `private-member.${currency}`,
      title: "a private channel without a signature",
      proof: {},
    },
    {
      channel: "private-member.1",
      title: "a private channel with a made-up signature",
      proof: { auth },
    },
    {
      channel: `presence-member.${currency}`,
      title: "a presence channel with a made-up signature",
      proof: { auth, channel_data: '{"user_id":"u_platformcheck"}' },
    },
  ];
  for (const attempt of attempts) await checkRefusedJoin(context, realTime, attempt);
};
