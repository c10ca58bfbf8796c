import { setTimeout as wait } from "node:timers/promises";
import type { Exchange } from "../client.ts";
import type { ContractCall } from "../contract.ts";
import { textAt } from "../json-value.ts";
import { sections } from "../rules.ts";
import { payloadOf, type Frame, type Socket } from "../socket.ts";
import { envelopeIn, hasSucceeded, judgeAnswer } from "./answers.ts";
import { bodyFor, noteSuccess, objection, type CheckContext, type Member } from "./context.ts";
import { judge } from "./event-watch.ts";
import {
  checkAddress,
  checkFreshSubscription,
  checkOpening,
  launchCheck,
  launchOf,
  mayBeOpened,
  talkAfter,
  waitForAddress,
  wholeLaunch,
  type Launch,
} from "./launch-address.ts";
import { checkCash, checkReturned, checkTotal, readWallet } from "./launch-money.ts";
import { channelsOf, ping, type RealTime } from "./real-time.ts";
import { areEqual, describe, type Balances } from "./wallet.ts";

/** Long enough to see what comes although it should not, in ms. */
const silence = 300;

/** Events that only an act of the member brings about. */
const ofOwnActs = ["game.url", "forward_game.status", "member.cash", "all_transfer_back"];

const newKey = (): string => `platform-check-${crypto.randomUUID()}`;

/** The two calls of a launch, with what every answer to them must be. */
interface LaunchCalls {
  start(key: string, title: string): Promise<Exchange>;
  leave(title: string): Promise<Exchange>;
}

const callsOf = (
  context: CheckContext,
  member: Member,
  { play, leave }: { readonly play: ContractCall; readonly leave: ContractCall },
): LaunchCalls => {
  const ask = async (call: ContractCall, key: string, title: string): Promise<Exchange> => {
    const { path, id } = call;
    const body = bodyFor(context.config, call);
    const { token } = member;
    const exchange = await context.client.send({ path, body, hasKey: true, key, token });
    judgeAnswer(context, exchange, {
      area: "launch",
      subject: id,
      call,
      title,
      status: 200,
      rule: "W-01",
      advice: "Answer 200 to whatever was understood; a refusal has its own code.",
    });
    if (hasSucceeded(exchange)) noteSuccess(context, call);
    return exchange;
  };
  return {
    start: (key, title) => ask(play, key, title),
    leave: async (title) => {
      const exchange = await ask(leave, newKey(), title);
      judge(
        context,
        launchCheck(sections.tokens, leave.id, `${title}: no renewed token`),
        exchange.headers.get("authorization") === null,
        exchange,
        {
          expected: "no authorization header",
          advice:
            "Never renew the token with leave1: a page that is being closed does not read it.",
        },
      );
      return exchange;
    },
  };
};

const meaningOf = ({ json }: Exchange): string => {
  const { code, data } = envelopeIn(json) ?? {};
  return JSON.stringify({ code, data });
};

const addressIn = (frame: Frame): string => textAt(payloadOf(frame), "url") ?? "none";

/** The same intent once more: the same answer, the address again, and no money. */
const checkRepeat = async (
  { context, member, key }: Launch,
  calls: LaunchCalls,
  {
    mine,
    first,
    address,
    wallet,
  }: { mine: Socket; first: Exchange; address: Frame; wallet: Balances | undefined },
) => {
  await ping(mine);
  const since = mine.frames.length;
  const again = await calls.start(key, "play1 with the same key again");
  judge(
    context,
    launchCheck("W-14", "startGame", "the same key has the same answer"),
    meaningOf(again) === meaningOf(first),
    again,
    {
      expected: meaningOf(first),
      advice: "Keep the answer of an Idempotency-Key for 24 h, and give it again.",
    },
  );
  const frame = await waitForAddress(mine, key, since);
  judge(
    context,
    launchCheck(sections.launch, "game.url", "comes again when play1 is repeated"),
    frame !== undefined,
    talkAfter("play1 with the Idempotency-Key of a pending start", frame),
    {
      expected: "game.url once more",
      advice: "Send game.url again when play1 is repeated with the key of a pending start.",
    },
  );
  // A new ticket for the same game would be no second start, so this is not demanded.
  if (frame)
    judge(
      context,
      launchCheck("W-14", "game.url", "a repeat has the address of the first", "should"),
      addressIn(frame) === addressIn(address),
      talkAfter("play1 with the same key again", frame),
      {
        expected: `the address that came first: ${addressIn(address)}`,
        advice: "Open the game once for an Idempotency-Key, and send that address each time.",
      },
    );
  const after = await readWallet(context, member);
  if (wallet && after)
    judge(
      context,
      launchCheck("W-14", "startGame", "the same key moves no second money"),
      areEqual(wallet, after),
      after.exchange,
      {
        expected: `the balances before the repeat: ${describe(wallet)}`,
        advice: "Move the money of an Idempotency-Key once, however often it is sent.",
      },
    );
};

/** The address of a game that was left leads nowhere any more. */
const checkOver = async ({ context, realTime, member, key }: Launch) => {
  const socket = await realTime.openAs(member);
  if (socket === undefined) return;
  await wait(silence);
  const frame = socket.frames.find((one) => one.event === "game.url" && launchOf(one) === key);
  judge(
    context,
    launchCheck("event:game.url", "game.url", "does not come again after the game was left"),
    frame === undefined,
    talkAfter("pusher:subscribe after leave1", frame),
    {
      expected: "no game.url: the start is not pending any more",
      advice: "Forget the address of a start when its game is left.",
    },
  );
  socket.close();
};

/** What one member does is nobody else's business. */
const checkBystander = async ({ context }: Launch, socket: Socket, since: number) => {
  await ping(socket);
  const heard = socket.frames.slice(since).find(({ event }) => ofOwnActs.includes(event));
  const event = heard?.event ?? "game.url";
  judge(
    context,
    launchCheck(`event:${event}`, event, "another member hears nothing of the start"),
    heard === undefined,
    talkAfter("play1 and leave1 of another member", heard),
    {
      expected: "no such event for a member who does nothing",
      advice: "Send what belongs to a member to private-member.{member_id} of that member alone.",
    },
  );
};

interface Sockets {
  readonly mine: Socket;
  readonly theirs: Socket | undefined;
}

/** A start and its end, with a page that listens all the time. False if a second start would show nothing more. */
const checkWithChannel = async (
  launch: Launch,
  calls: LaunchCalls,
  { mine, theirs }: Sockets,
): Promise<boolean> => {
  const { context, member, key } = launch;
  const before = await readWallet(context, member);
  const theirsSince = theirs?.frames.length ?? 0;
  const since = mine.frames.length;
  const sentAt = performance.now();
  const first = await calls.start(key, "play1");
  if (!hasSucceeded(first)) {
    const code = String(envelopeIn(first.json)?.code);
    context.results.skip(
      launchCheck("startGame", "startGame", wholeLaunch),
      `play1 was refused with code ${code}: name a game that can be played in values (startGame.gpId, game_type, game_code)`,
    );
    return false;
  }
  const answeredAt = performance.now();
  const frame = await checkAddress(launch, mine, { since, sentAt, answeredAt });
  const during = await readWallet(context, member);
  if (before && during) {
    checkTotal(launch, "startGame", { before, after: during });
    await checkCash(launch, mine, { by: "play1", since, before, after: during });
  }
  if (frame) {
    await checkFreshSubscription(launch);
    await checkRepeat(launch, calls, { mine, first, address: frame, wallet: during });
    await checkOpening(context, frame);
  }

  const leaveSince = mine.frames.length;
  await calls.leave("leave1");
  const after = before && (await checkReturned(launch, before));
  if (during && after) {
    checkTotal(launch, "leaveGame", { before, after });
    await checkCash(launch, mine, { by: "leave1", since: leaveSince, before: during, after });
  }
  await checkOver(launch);
  if (theirs) await checkBystander(launch, theirs, theirsSince);
  return mine.frames.slice(since).some(({ event }) => event === "game.url");
};

/** A page whose socket is not there yet: it may use an address in the answer, and is sent the event later. */
const checkWithoutChannel = async (launch: Launch, calls: LaunchCalls, mine: Socket) => {
  const { own } = channelsOf(launch.member);
  mine.send("pusher:unsubscribe", { channel: own });
  await ping(mine);
  const since = mine.frames.length;
  const first = await calls.start(launch.key, "play1 without a joined channel");
  if (!hasSucceeded(first)) return;
  const result = textAt(envelopeIn(first.json)?.data, "result") ?? "";
  judge(
    launch.context,
    launchCheck("W-34", "startGame", "its result is accepted or an address"),
    result === "accepted" || mayBeOpened(result),
    first,
    {
      expected: 'result "accepted", or an address that begins with https://',
      advice: "Answer accepted, or the address for a page that has not joined its channel.",
    },
  );
  await checkFreshSubscription(launch);
  await calls.leave("leave1 without a joined channel");
  await ping(mine);
  const heard = mine.frames.slice(since).find(({ channel }) => channel === own);
  judge(
    launch.context,
    launchCheck("W-70", "subscription", "a channel that was left is silent"),
    heard === undefined,
    talkAfter("pusher:unsubscribe, and then play1", heard),
    {
      expected: "no event on a channel after pusher:unsubscribe",
      advice: "Send an event only to the sockets that are subscribed to its channel.",
    },
  );
};

/** From a start to the money that is back. */
export const checkLaunch = async (
  context: CheckContext,
  realTime: RealTime,
  { member, other }: { readonly member: Member; readonly other: Member | undefined },
): Promise<void> => {
  const callAt = (path: string) => context.contract.calls.find((call) => call.path === path);
  const play = callAt("/api/member/game/play1");
  const leave = callAt("/api/member/game/leave1");
  if (!play || !leave) return;
  const whole = launchCheck("startGame", "startGame", wholeLaunch);
  const reason = objection(context, play);
  if (reason !== undefined) return context.results.skip(whole, reason);
  const mine = await realTime.openAs(member);
  if (mine === undefined)
    return context.results.skip(whole, "no channel of the member could be joined");
  const theirs = other && (await realTime.openAs(other));

  const calls = callsOf(context, member, { play, leave });
  await calls.leave("leave1 without a game");
  await ping(mine);
  const body = bodyFor(context.config, play);
  const launch = (): Launch => ({ context, realTime, member, body, key: newKey() });
  const isAnswered = await checkWithChannel(launch(), calls, { mine, theirs });
  if (isAnswered) await checkWithoutChannel(launch(), calls, mine);
  mine.close();
  theirs?.close();
};
