import { isDeepStrictEqual } from "node:util";
import type { LedgerReport } from "@naluma/sandbox/ledger/audit";
import { minorUnits, money } from "@naluma/sandbox/money";
import * as v from "valibot";
import { nextAction, type Action } from "./actions.ts";
import { AnswerLost, NotSent, type Heard, type Client } from "./client.ts";
import { listenForAddresses, type Addresses } from "./game-addresses.ts";
import type { Game } from "./games.ts";
import { createKnownGifts, isGift, type Gifts } from "./gifts.ts";
import { createKnownRounds } from "./known-rounds.ts";
import type { Random } from "./random.ts";
import { beginRound, isSameRound, makeMove, openGame, refusalOf, roundIn } from "./rounds.ts";
import { BrokenRule } from "./rules.ts";
import type { SandboxProcess } from "./sandbox-process.ts";
import {
  backCodes,
  balanceInGame,
  returnedAll,
  gained,
  left,
  played,
  walletsInReport,
  walletsText,
  waysAfter,
  type MemberState,
} from "./wallets.ts";

interface Answered {
  readonly action: Action;
  readonly heard: Heard;
}

/** How many answered calls are repeated after a boot: the last one and some of the others. */
const repeatedOfLife = 3;

const envelope = v.object({ code: v.string(), data: v.unknown() });
const codeOf = ({ body }: Heard) => v.parse(envelope, body).code;

export interface PlayerPorts {
  readonly sandbox: SandboxProcess;
  readonly client: Client;
  readonly random: Random;
  /** Distinguishes the keys of this run from others; letters and digits. */
  readonly run: string;
  readonly games: readonly [Game, ...Game[]];
  readonly gifts: Gifts;
}

export interface Player {
  readonly account: string;
  readonly acknowledged: number;
  /** Answered rounds and moves by engine: `blackjack`, `blackjack move`; also `claim` and `spin`. */
  readonly played: ReadonlyMap<string, number>;
  arrive(): Promise<void>;
  /** Makes one call after another until the process is gone. */
  live(): Promise<void>;
  /** Compares the report of a new process with the responses; returns whether the lost call took effect. */
  judge(report: LedgerReport): "none" | "happened" | "not" | "either";
  /** Sends the lost call twice more, and repeats some that were answered. */
  repeat(): Promise<void>;
  /** Compares the report, and the data shown to the member, with the expected state. */
  settle(report: LedgerReport): Promise<void>;
}

export const createPlayer = (
  { sandbox, client, random, run, games, gifts: offered }: PlayerPorts,
  account: string,
  member: { readonly memberId: number; token: string },
  opening: MemberState,
): Player => {
  const { memberId } = member;
  const places = ["", ...new Set(games.map(({ gpId }) => gpId))];
  const rounds = createKnownRounds(memberId);
  const gifts = createKnownGifts(memberId, offered);
  const playedRounds = new Map<string, number>();
  let state = opening;
  let session: string | undefined;
  let window: { readonly key: string; readonly ticket: string } | undefined;
  let addresses: Addresses | undefined;
  let lost: Action | undefined;
  let answered: Answered[] = [];
  let acknowledged = 0;
  let keys = 0;

  const newKey = () => {
    keys += 1;
    return `${run}-${account}-${keys}`;
  };
  const brokenRule = (rule: ConstructorParameters<typeof BrokenRule>[0], what: string) =>
    new BrokenRule(rule, `${account} (${memberId}): ${what}`);

  const ask = async (path: string, body: unknown, key?: string): Promise<Heard> => {
    const heard = await client.post(`${sandbox.api}/api${path}`, body, {
      lang: "en_US",
      authorization: member.token,
      ...(key !== undefined && { "idempotency-key": key }),
    });
    member.token = heard.headers.get("authorization") ?? member.token;
    return heard;
  };

  const send = (action: Action): Promise<Heard> => {
    switch (action.do) {
      case "play": {
        const { gpId, gameType: game_type, code: game_code } = action.game;
        const lobby_url = "http://localhost:4000/close";
        const body = { gpId, game_type, game_code, lobby_url, device: 1 };
        return ask("/member/game/play1", body, action.key);
      }
      case "leave":
        return ask("/member/game/leave1", {}, action.key);
      case "back":
        return ask(action.path, {}, action.key);
      case "claim":
        return ask("/arks/web/activity/red_envelope", { id: action.envelope }, action.key);
      case "spin":
        return ask("/arks/web/activity/roulette/spin", {}, action.key);
      case "round":
        return beginRound(client, sandbox.games, action.asked);
      case "move":
        return makeMove(client, sandbox.games, action.asked);
    }
  };

  /** The member's state after the action; `gain` is the amount that a round or a gift paid. */
  const after = (action: Action, gain: bigint): MemberState => {
    switch (action.do) {
      case "play":
        return played(state, action.game, action.key);
      case "leave":
        return left(state);
      case "back":
        return returnedAll(state);
      case "claim":
      case "spin":
        return gained(state, gain, "");
      case "round":
      case "move":
        return gained(state, gain);
    }
  };

  /** Records a round's response, unless the member's balance requires a different one. */
  const followRound = (
    action: Extract<Action, { do: "round" | "move" }>,
    heard: Heard,
  ): boolean => {
    const round = roundIn(heard);
    if (round?.id === action.asked.id) {
      state = after(action, rounds.take(round, action.game));
      const name = action.do === "move" ? `${action.game.engine} move` : action.game.engine;
      playedRounds.set(name, (playedRounds.get(name) ?? 0) + 1);
      return true;
    }
    const needed =
      action.do === "round" ? minorUnits(action.asked.stake) : rounds.openIn(action.game)?.stake;
    const isShort = balanceInGame(state) < (needed ?? 0n);
    if (refusalOf(heard) === "balance" && isShort) return false;
    throw brokenRule(
      "answered",
      `the ${action.do} ${action.key} got ${JSON.stringify(heard.body)}`,
    );
  };

  /** Records a response, unless the member's state requires a different one. */
  const follow = (action: Action, heard: Heard): void => {
    if (action.do === "round" || action.do === "move") {
      if (!followRound(action, heard)) return;
    } else if (isGift(action)) {
      state = after(action, gifts.take(action, heard));
      playedRounds.set(action.do, (playedRounds.get(action.do) ?? 0) + 1);
    } else {
      const expected = action.do === "back" ? backCodes(state, rounds.hasFlight) : ["100"];
      if (heard.status !== 200 || !expected.includes(codeOf(heard)))
        throw brokenRule(
          "answered",
          `${action.do} ${action.key} got ${heard.status} ${JSON.stringify(heard.body)}, not ${expected.join(" or ")}`,
        );
      state = after(action, 0n);
      if (action.do === "play" || action.do === "leave") session = undefined;
    }
    answered.push({ action, heard });
  };

  const again = async ({ action, heard: before }: Answered): Promise<void> => {
    const heard = await send(action);
    const isSame =
      action.do === "round" || action.do === "move"
        ? isSameRound(roundIn(before), roundIn(heard))
        : isDeepStrictEqual(heard.body, before.body);
    if (heard.status !== before.status || !isSame)
      throw brokenRule(
        "repeated",
        `${action.do} ${action.key} got ${JSON.stringify(before.body)}, and repeated ${JSON.stringify(heard.body)}`,
      );
  };

  const step = async (): Promise<void> => {
    const open = state.game && rounds.openIn(state.game.game);
    const action = nextAction(
      random,
      newKey(),
      { games, gifts: offered },
      { state, session, open },
    );
    if (action === "open") {
      const key = state.game?.key ?? "";
      // A window keeps its address, so one that was opened before the kill is not sent again.
      if (window?.key !== key) window = { key, ticket: (await addresses?.ticketOf(key)) ?? "" };
      session = await openGame(client, sandbox.games, window.ticket);
      return;
    }
    try {
      follow(action, await send(action));
      acknowledged += 1;
    } catch (error) {
      if (error instanceof AnswerLost) lost = action;
      throw error;
    }
  };

  const withFlights = (one: MemberState, brought: readonly bigint[]) =>
    waysAfter(one, brought, places);

  /** The amount in the ledger for the lost round or gift beyond the responses. */
  const newsOf = (report: LedgerReport): bigint | undefined => {
    if (!lost) return undefined;
    if (isGift(lost)) return gifts.news(report);
    return "asked" in lost ? rounds.news(report, lost.asked.id) : undefined;
  };

  /** Whether the ledger must have an entry for the action if it took effect. */
  const isTold = (action: Action, news: bigint | undefined): boolean => {
    if (isGift(action)) return news !== undefined || gifts.paysAlways(action);
    return action.do === "round" || (action.do === "move" && news !== 0n);
  };

  /** Which of these states the ledger matches. */
  const found = (
    rule: "acknowledged" | "repeated",
    report: LedgerReport,
    wanted: readonly MemberState[],
  ) => {
    const text = walletsText(walletsInReport(report, memberId));
    const index = wanted.findIndex(({ wallets }) => walletsText(wallets) === text);
    if (index >= 0) return index;
    throw brokenRule(
      rule,
      `the ledger holds ${text}; it must hold ${wanted.map(({ wallets }) => walletsText(wallets)).join(" or ")}` +
        `${lost ? ` (lost: ${lost.do} ${lost.key})` : ""}`,
    );
  };

  return {
    account,
    get acknowledged() {
      return acknowledged;
    },
    played: playedRounds,

    arrive: async () => {
      addresses = await listenForAddresses(sandbox.api, client, { memberId, token: member.token });
    },

    live: async () => {
      answered = [];
      lost = undefined;
      try {
        for (;;) await step();
      } catch (error) {
        if (!(error instanceof AnswerLost || error instanceof NotSent)) throw error;
      }
    },

    judge: (report) => {
      const asked = lost && "asked" in lost ? lost.asked : undefined;
      const news = newsOf(report);
      const flights = rounds.takeFlights(report, asked?.id);
      const done = lost && after(lost, news ?? 0n);
      const leavesNoTrace = done && walletsText(done.wallets) === walletsText(state.wallets);
      const before = withFlights(state, flights);
      const ways = done ? [...before, ...withFlights(done, flights)] : before;
      const index = found("acknowledged", report, ways);
      // The gains of flights are there whether or not the lost call took effect.
      state = before[index % before.length] ?? state;
      if (!lost || !done) return "none";
      if (isTold(lost, news)) return news === undefined ? "not" : "happened";
      if (leavesNoTrace) return "either";
      return index >= before.length ? "happened" : "not";
    },

    repeat: async () => {
      const before = answered;
      answered = [];
      if (lost) {
        follow(lost, await send(lost));
        for (const one of answered) await again(one);
      }
      const chosen = new Set(before.slice(-1));
      while (chosen.size < Math.min(repeatedOfLife, before.length)) {
        const one = before[random.whole(0, before.length - 1)];
        if (one) chosen.add(one);
      }
      for (const one of chosen) await again(one);
    },

    settle: async (report) => {
      const wanted = withFlights(state, rounds.takeFlights(report, undefined));
      state = wanted[found("repeated", report, wanted)] ?? state;
      const { wallets } = state;
      const total = [...wallets.values()].reduce((sum, balance) => sum + balance, 0n);
      const shown = v.object({
        data: v.object({
          total: v.string(),
          my_cash_list: v.array(v.object({ gp_id: v.string(), cash: v.string() })),
        }),
      });
      const { data } = v.parse(shown, (await ask("/member/profile/my_cash", {})).body);
      const shownWallets = data.my_cash_list.map(({ gp_id, cash }) => [gp_id, cash] as const);
      const wrongOnes = shownWallets.filter(
        ([gpId, cash]) => cash !== money(wallets.get(gpId) ?? 0n),
      );
      if (data.total !== money(total) || wrongOnes.length > 0)
        throw brokenRule(
          "shown",
          `shown ${JSON.stringify(data)}, in the ledger ${walletsText(wallets)}`,
        );
      gifts.compare(
        await client.post(
          `${sandbox.api}/api/services/v1/member/promotions`,
          {},
          { lang: "en_US", authorization: member.token },
        ),
      );
    },
  };
};
