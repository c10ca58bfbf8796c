import { textAt, type JsonObject } from "../json-value.ts";
import type { Check, Expectation, Talk } from "../results.ts";
import { sections } from "../rules.ts";
import { payloadOf, type Frame, type Socket } from "../socket.ts";
import type { CheckContext, Member } from "./context.ts";
import { judge } from "./event-watch.ts";
import { ping, type RealTime } from "./real-time.ts";

/** When a page asks once more for an address that has not come, in ms (platform.md, A game). */
export const addressTimeout = 8_000;

export const launchCheck = (
  rule: string,
  subject: string,
  title: string,
  severity: Check["severity"] = "must",
): Check => ({ rule, area: "launch", subject, title, severity });

/** All checks of a launch, where none of them can be made. */
export const wholeLaunch = "a launch from end to end";

/** What came after something was sent, for a report. */
export const talkAfter = (sent: string, frame: Frame | undefined): Talk => ({
  sent,
  came: frame
    ? `${frame.event} on ${frame.channel}: ${String(frame.data)}`
    : `nothing within ${addressTimeout / 1_000} s`,
});

/** Everything that one launch is tried with. */
export interface Launch {
  readonly context: CheckContext;
  readonly realTime: RealTime;
  readonly member: Member;
  readonly key: string;
  /** What play1 is sent. */
  readonly body: JsonObject;
}

/** An event and an answer come over two connections, so that a little earlier says nothing, in ms. */
const clearlyEarlier = 1_000;

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  hostname.startsWith("127.");

/** http is for a development machine. */
export const mayBeOpened = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
};

const open = async (url: URL): Promise<{ readonly status: number; readonly said: string }> => {
  try {
    const { status, body } = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    await body?.cancel();
    return { status, said: `the HTTP status ${status}` };
  } catch (error) {
    return { status: 0, said: `no answer: ${String(error)}` };
  }
};

/** The address of a start as it came over a channel. */
const judgeAddress = (context: CheckContext, frame: Frame, { member, body }: Launch): void => {
  const payload = payloadOf(frame);
  const address = textAt(payload, "url") ?? "";
  const seen = talkAfter("play1", frame);
  const fits = (rule: string, title: string, does: boolean, expectation: Expectation) =>
    judge(context, launchCheck(rule, "game.url", title), does, seen, expectation);

  fits("event:game.url", "its url is https", mayBeOpened(address), {
    expected: "an address that begins with https:// (http:// on a development machine alone)",
    advice: "Deliver the game under https.",
  });
  const [, secret = member.token] = member.token.split(".");
  fits(
    sections.tokens,
    "no token is in its url",
    ![secret, encodeURIComponent(secret)].some((one) => address.includes(one)),
    {
      expected: "an address without the member's token",
      advice: "Give the provider a ticket of its own; a token never appears in an address.",
    },
  );
  for (const [field, sent] of [
    ["gp_id", textAt(body, "gpId")],
    ["game_code", textAt(body, "game_code")],
  ] as const) {
    const said = textAt(payload, field);
    if (said !== undefined)
      fits("W-73", `its ${field} is that of the start`, said === sent, {
        expected: `${field} ${sent}, as play1 was sent it, or none`,
        advice: `Send the ${field} of the start that the address belongs to.`,
      });
  }
};

/** The address as the window of a player opens it. */
export const checkOpening = async (context: CheckContext, frame: Frame): Promise<void> => {
  const url = URL.parse(textAt(payloadOf(frame), "url") ?? "");
  if (url === null) return;
  const opened = await open(url);
  judge(
    context,
    launchCheck("event:game.url", "game.url", "its url can be opened"),
    opened.status >= 200 && opened.status < 400,
    { sent: "GET of the url", came: opened.said },
    {
      expected: "a page, or a redirect to one",
      advice: "Send the address of a game that a browser can open, as soon as it can be opened.",
    },
  );
};

export const launchOf = (frame: Frame): string | undefined => textAt(payloadOf(frame), "launch_id");

export const waitForAddress = (
  socket: Socket,
  key: string,
  since = 0,
): Promise<Frame | undefined> =>
  socket.wait((frame) => frame.event === "game.url" && launchOf(frame) === key, {
    since,
    ms: addressTimeout,
  });

/** The first address of a start; undefined if none has come that names it. */
export const checkAddress = async (
  launch: Launch,
  socket: Socket,
  { since, sentAt, answeredAt }: { since: number; sentAt: number; answeredAt: number },
): Promise<Frame | undefined> => {
  const { context, key } = launch;
  const frame = await waitForAddress(socket, key, since);
  const stranger = socket.frames
    .slice(since)
    .find((one) => one.event === "game.url" && launchOf(one) !== key);
  const came = frame ?? stranger;
  judge(
    context,
    launchCheck("event:game.url", "game.url", "comes within 8 s of play1"),
    came !== undefined,
    talkAfter("play1", came),
    {
      expected: "game.url on the private channel of the member",
      advice: "Send game.url to private-member.{member_id} once the start is accepted.",
    },
  );
  if (came === undefined) return undefined;
  judge(
    context,
    launchCheck("W-73", "game.url", "its launch_id is the Idempotency-Key of play1"),
    stranger === undefined,
    talkAfter(`play1 with the Idempotency-Key ${key}`, stranger),
    {
      expected: `the launch_id ${key}`,
      advice:
        "Send the Idempotency-Key of play1 as launch_id, so that the address of another start is known.",
    },
  );
  judgeAddress(context, came, launch);
  if (frame === undefined) return undefined;
  context.client.note("from play1 to game.url", frame.at - sentAt);
  await ping(socket);
  const addresses = socket.frames
    .slice(since)
    .filter((one) => one.event === "game.url" && launchOf(one) === key);
  judge(
    context,
    launchCheck("event:game.url", "game.url", "comes once for a start that nobody repeats"),
    addresses.length === 1,
    talkAfter("play1", addresses.at(-1)),
    {
      expected: "one game.url until play1 is repeated or the channel is joined anew",
      advice: "Send the address of a start once: a second one would open the game again.",
    },
  );
  judge(
    context,
    launchCheck(sections.launch, "game.url", "comes after the start was accepted", "should"),
    frame.at > answeredAt - clearlyEarlier,
    talkAfter(`play1, answered ${Math.round(answeredAt - frame.at)} ms after this event`, frame),
    {
      expected: "the answer to play1 first, and then game.url",
      advice: "Send the address once the start is accepted and its money has moved.",
    },
  );
  return frame;
};

/** A page that was opened while the start is pending must learn the address as well. */
export const checkFreshSubscription = async ({ context, realTime, member, key }: Launch) => {
  const socket = await realTime.openAs(member);
  if (socket === undefined) return;
  const frame = await waitForAddress(socket, key);
  judge(
    context,
    launchCheck("event:game.url", "game.url", "comes again at a fresh subscription"),
    frame !== undefined,
    talkAfter("pusher:subscribe while the start is pending", frame),
    {
      expected: "game.url with the launch_id of the pending start",
      advice: "Send a pending address again whenever somebody subscribes to the member's channel.",
    },
  );
  socket.close();
};
