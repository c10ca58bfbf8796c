import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { Books } from "../ledger/books.ts";
import { minorUnits, money } from "../ledger/money.ts";
import { listenForAddresses, type Addresses } from "./addresses.ts";
import { Fault } from "./fault.ts";
import type { Game } from "./games.ts";
import { createKnownRounds } from "./known-rounds.ts";
import { Lost, Over, type Heard, type Line } from "./line.ts";
import { nextOrder, type Order } from "./orders.ts";
import type { Platform } from "./platform.ts";
import {
  backCodes,
  balanceInGame,
  broughtBack,
  gained,
  left,
  played,
  purseInBooks,
  purseText,
  type Standing,
} from "./purse.ts";
import type { Random } from "./random.ts";
import { beginRound, isToldAgain, makeMove, openGame, refusalOf, roundIn } from "./rounds.ts";

interface Answered {
  readonly order: Order;
  readonly heard: Heard;
}

/** Of what was answered in a life so much is asked again after it: the last, and some of the others. */
const repeatedOfLife = 3;

const envelope = v.object({ code: v.string(), data: v.unknown() });
const codeOf = ({ body }: Heard) => v.parse(envelope, body).code;

export interface PlayerPorts {
  readonly platform: Platform;
  readonly line: Line;
  readonly random: Random;
  /** Tells this run's keys from those of others; letters and digits. */
  readonly run: string;
  readonly games: readonly [Game, ...Game[]];
}

export interface Player {
  readonly account: string;
  readonly acknowledged: number;
  /** Rounds that were answered, and moves, by engine: `blackjack`, `blackjack move`. */
  readonly played: ReadonlyMap<string, number>;
  /** Opens the member's window on a process that has just started. */
  arrive(): Promise<void>;
  /** One call after another until the process is gone. */
  live(): Promise<void>;
  /** Holds the books of a new process against what was answered; says whether the lost call had its effect. */
  judge(books: Books): "none" | "happened" | "not" | "either";
  /** Sends the lost call again, and again, and some that were answered. */
  repeat(): Promise<void>;
  /** Holds the books, and what the member is shown, against what must be there. */
  settle(books: Books): Promise<void>;
}

export const createPlayer = (
  { platform, line, random, run, games }: PlayerPorts,
  account: string,
  member: { readonly memberId: number; token: string },
  opening: Standing,
): Player => {
  const { memberId } = member;
  const gpIds = [...new Set(games.map(({ gpId }) => gpId))];
  const rounds = createKnownRounds(memberId);
  const playedRounds = new Map<string, number>();
  let standing = opening;
  let session: string | undefined;
  let window: { readonly key: string; readonly ticket: string } | undefined;
  let addresses: Addresses | undefined;
  let lost: Order | undefined;
  let answered: Answered[] = [];
  let acknowledged = 0;
  let keys = 0;

  const newKey = () => {
    keys += 1;
    return `${run}-${account}-${keys}`;
  };
  const fault = (rule: ConstructorParameters<typeof Fault>[0], what: string) =>
    new Fault(rule, `${account} (${memberId}): ${what}`);

  const ask = async (path: string, body: unknown, key?: string): Promise<Heard> => {
    const heard = await line.post(`${platform.api}/api${path}`, body, {
      lang: "en_US",
      authorization: member.token,
      ...(key !== undefined && { "idempotency-key": key }),
    });
    member.token = heard.headers.get("authorization") ?? member.token;
    return heard;
  };

  const send = (order: Order): Promise<Heard> => {
    switch (order.do) {
      case "play": {
        const { gpId, gameType: game_type, code: game_code } = order.game;
        const lobby_url = "http://localhost:4000/close";
        const body = { gpId, game_type, game_code, lobby_url, device: 1 };
        return ask("/member/game/play1", body, order.key);
      }
      case "leave":
        return ask("/member/game/leave1", {}, order.key);
      case "back":
        return ask(order.path, {}, order.key);
      case "round":
        return beginRound(line, platform.games, order.asked);
      case "move":
        return makeMove(line, platform.games, order.asked);
    }
  };

  /** Where the member stands once the order is carried out; `gain` is what a round brought. */
  const after = (order: Order, gain: bigint): Standing => {
    switch (order.do) {
      case "play":
        return played(standing, order.game, order.key);
      case "leave":
        return left(standing);
      case "back":
        return broughtBack(standing);
      case "round":
      case "move":
        return gained(standing, gain);
    }
  };

  /** Takes what a round's answer says, unless the member's balance asks for another. */
  const followRound = (order: Extract<Order, { do: "round" | "move" }>, heard: Heard): boolean => {
    const round = roundIn(heard);
    if (round?.id === order.asked.id) {
      standing = after(order, rounds.take(round, order.game));
      const name = order.do === "move" ? `${order.game.engine} move` : order.game.engine;
      playedRounds.set(name, (playedRounds.get(name) ?? 0) + 1);
      return true;
    }
    const needed =
      order.do === "round" ? minorUnits(order.asked.stake) : rounds.openIn(order.game)?.stake;
    const isShort = balanceInGame(standing) < (needed ?? 0n);
    if (refusalOf(heard) === "balance" && isShort) return false;
    throw fault("answered", `the ${order.do} ${order.key} got ${JSON.stringify(heard.body)}`);
  };

  /** Takes an answer for what it says, unless the member's state asks for another. */
  const follow = (order: Order, heard: Heard): void => {
    if (order.do === "round" || order.do === "move") {
      if (!followRound(order, heard)) return;
    } else {
      const expected = order.do === "back" ? backCodes(standing, rounds.hasFlight) : ["100"];
      if (heard.status !== 200 || !expected.includes(codeOf(heard)))
        throw fault(
          "answered",
          `${order.do} ${order.key} got ${heard.status} ${JSON.stringify(heard.body)}, not ${expected.join(" or ")}`,
        );
      standing = after(order, 0n);
      if (order.do === "play" || order.do === "leave") session = undefined;
    }
    answered.push({ order, heard });
  };

  const again = async ({ order, heard: before }: Answered): Promise<void> => {
    const heard = await send(order);
    const isSame =
      order.do === "round" || order.do === "move"
        ? isToldAgain(roundIn(before), roundIn(heard))
        : isDeepStrictEqual(heard.body, before.body);
    if (heard.status !== before.status || !isSame)
      throw fault(
        "repeated",
        `${order.do} ${order.key} got ${JSON.stringify(before.body)}, and repeated ${JSON.stringify(heard.body)}`,
      );
  };

  const step = async (): Promise<void> => {
    const open = standing.game && rounds.openIn(standing.game.game);
    const order = nextOrder(random, newKey(), games, { standing, session, open });
    if (order === "open") {
      const key = standing.game?.key ?? "";
      // A window keeps its address: one that was opened before the kill is not sent again.
      if (window?.key !== key) window = { key, ticket: (await addresses?.ticketOf(key)) ?? "" };
      session = await openGame(line, platform.games, window.ticket);
      return;
    }
    try {
      follow(order, await send(order));
      acknowledged += 1;
    } catch (error) {
      if (error instanceof Lost) lost = order;
      throw error;
    }
  };

  /** Wherever what a flight brought by itself lies by now. */
  const withFlights = (one: Standing, brought: readonly bigint[]): readonly Standing[] =>
    brought.reduce<readonly Standing[]>(
      (ways, gain) =>
        ways.flatMap((way) => ["", ...gpIds].map((place) => gained(way, gain, place))),
      [one],
    );

  /** Which of these the ledger holds. */
  const found = (rule: "acknowledged" | "repeated", books: Books, wanted: readonly Standing[]) => {
    const text = purseText(purseInBooks(books, memberId));
    const index = wanted.findIndex(({ purse }) => purseText(purse) === text);
    if (index >= 0) return index;
    throw fault(
      rule,
      `the ledger holds ${text}; it must hold ${wanted.map(({ purse }) => purseText(purse)).join(" or ")}` +
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
      addresses = await listenForAddresses(platform.api, line, { memberId, token: member.token });
    },

    live: async () => {
      answered = [];
      lost = undefined;
      try {
        for (;;) await step();
      } catch (error) {
        if (!(error instanceof Lost || error instanceof Over)) throw error;
      }
    },

    judge: (books) => {
      const asked = lost && "asked" in lost ? lost.asked : undefined;
      const news = asked && rounds.news(books, asked.id);
      const flights = rounds.takeFlights(books, asked?.id);
      const done = lost && after(lost, news ?? 0n);
      const leavesNoTrace = done && purseText(done.purse) === purseText(standing.purse);
      const before = withFlights(standing, flights);
      const ways = done ? [...before, ...withFlights(done, flights)] : before;
      const index = found("acknowledged", books, ways);
      // What flights brought was there whether the lost call had its effect or not.
      standing = before[index % before.length] ?? standing;
      if (!lost || !done) return "none";
      if (asked && (lost.do === "round" || news !== 0n))
        return news === undefined ? "not" : "happened";
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

    settle: async (books) => {
      const wanted = withFlights(standing, rounds.takeFlights(books, undefined));
      standing = wanted[found("repeated", books, wanted)] ?? standing;
      const { purse } = standing;
      const total = [...purse.values()].reduce((sum, balance) => sum + balance, 0n);
      const shown = v.object({
        data: v.object({
          total: v.string(),
          my_cash_list: v.array(v.object({ gp_id: v.string(), cash: v.string() })),
        }),
      });
      const { data } = v.parse(shown, (await ask("/member/profile/my_cash", {})).body);
      const wallets = data.my_cash_list.map(({ gp_id, cash }) => [gp_id, cash] as const);
      const wrongOnes = wallets.filter(([gpId, cash]) => cash !== money(purse.get(gpId) ?? 0n));
      if (data.total !== money(total) || wrongOnes.length > 0)
        throw fault("shown", `shown ${JSON.stringify(data)}, in the ledger ${purseText(purse)}`);
    },
  };
};
