import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { Books } from "../ledger/books.ts";
import { minorUnits, money } from "../ledger/money.ts";
import { listenForAddresses, type Addresses } from "./addresses.ts";
import { Fault } from "./fault.ts";
import { Lost, Over, type Heard, type Line } from "./line.ts";
import type { Platform } from "./platform.ts";
import {
  backCode,
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
import {
  gainInBooks,
  gainOf,
  openGame,
  playRound,
  refusalOf,
  stakes,
  toldOfRound,
  type Round,
} from "./rounds.ts";

/** A call that moves money, with the key under which it is repeated. */
type Order =
  | { readonly do: "play"; readonly key: string; readonly gpId: string }
  | { readonly do: "leave"; readonly key: string }
  | { readonly do: "back"; readonly key: string; readonly path: string }
  | { readonly do: "round"; readonly key: string; readonly round: Round };

interface Answered {
  readonly order: Order;
  readonly heard: Heard;
}

/** Of what was answered in a life so much is asked again after it: the last, and some of the others. */
const repeatedOfLife = 3;

const backs = ["/member/profile/balance/all/back", "/member/profile/balance_get_back"] as const;
const envelope = v.object({ code: v.string(), data: v.unknown() });
const codeOf = ({ body }: Heard) => v.parse(envelope, body).code;

export interface PlayerPorts {
  readonly platform: Platform;
  readonly line: Line;
  readonly random: Random;
  /** Tells this run's keys from those of others; letters and digits. */
  readonly run: string;
  /** Code of a slot, by provider. */
  readonly slots: ReadonlyMap<string, string>;
}

export interface Player {
  readonly account: string;
  readonly acknowledged: number;
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
  { platform, line, random, run, slots }: PlayerPorts,
  account: string,
  member: { readonly memberId: number; token: string },
  opening: Standing,
): Player => {
  const { memberId } = member;
  const gpIds = [...slots.keys()];
  let standing = opening;
  let session: string | undefined;
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
        const game_code = slots.get(order.gpId);
        const lobby_url = "http://localhost:4000/close";
        const body = { gpId: order.gpId, game_type: 2, game_code, lobby_url, device: 1 };
        return ask("/member/game/play1", body, order.key);
      }
      case "leave":
        return ask("/member/game/leave1", {}, order.key);
      case "back":
        return ask(order.path, {}, order.key);
      case "round":
        return playRound(line, platform.games, order.round);
    }
  };

  /** Where the member stands once the order is carried out; `gain` is what a round brought. */
  const after = (order: Order, gain: bigint): Standing => {
    switch (order.do) {
      case "play":
        return played(standing, order.gpId, order.key);
      case "leave":
        return left(standing);
      case "back":
        return broughtBack(standing);
      case "round":
        return gained(standing, gain);
    }
  };

  /** Takes an answer for what it says, unless the member's state asks for another. */
  const follow = (order: Order, heard: Heard): void => {
    if (order.do === "round") {
      const gain = gainOf(heard, order.round);
      const isShort = balanceInGame(standing) < (minorUnits(order.round.stake) ?? 0n);
      if (gain === undefined && refusalOf(heard) === "balance" && isShort) return;
      if (gain === undefined)
        throw fault("answered", `the round ${order.key} got ${JSON.stringify(heard.body)}`);
      standing = after(order, gain);
    } else {
      const expected = order.do === "back" ? backCode(standing) : "100";
      if (heard.status !== 200 || codeOf(heard) !== expected)
        throw fault(
          "answered",
          `${order.do} ${order.key} got ${heard.status} ${JSON.stringify(heard.body)}, not ${expected}`,
        );
      standing = after(order, 0n);
      if (order.do === "play" || order.do === "leave") session = undefined;
    }
    answered.push({ order, heard });
  };

  const told = ({ order, heard }: Answered): unknown =>
    order.do === "round" ? toldOfRound(heard) : heard.body;

  const again = async (before: Answered): Promise<void> => {
    const heard = await send(before.order);
    const { order } = before;
    if (
      heard.status !== before.heard.status ||
      !isDeepStrictEqual(told({ order, heard }), told(before))
    )
      throw fault(
        "repeated",
        `${order.do} ${order.key} got ${JSON.stringify(before.heard.body)}, and repeated ${JSON.stringify(heard.body)}`,
      );
  };

  const nextOrder = (): Order | "open" => {
    const chance = random.next();
    const gpId = random.pick([gpIds[0] ?? "", ...gpIds.slice(1)]);
    const key = newKey();
    if (!standing.game)
      return chance < 0.75
        ? { do: "play", key, gpId }
        : { do: "back", key, path: random.pick(backs) };
    if (chance < 0.12) return { do: "leave", key };
    if (chance < 0.2) return { do: "play", key, gpId };
    if (chance < 0.25) return { do: "back", key, path: random.pick(backs) };
    if (session === undefined) return "open";
    return { do: "round", key, round: { session, id: key, stake: random.pick(stakes) } };
  };

  const step = async (): Promise<void> => {
    const order = nextOrder();
    if (order === "open") {
      const ticket = await addresses?.ticketOf(standing.game?.key ?? "");
      session = await openGame(line, platform.games, ticket ?? "");
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

  const differs = (
    rule: "acknowledged" | "repeated",
    books: Books,
    wanted: readonly Standing[],
  ) => {
    const found = purseText(purseInBooks(books, memberId));
    return wanted.some(({ purse }) => purseText(purse) === found)
      ? undefined
      : fault(
          rule,
          `the ledger holds ${found}; it must hold ${wanted.map(({ purse }) => purseText(purse)).join(" or ")}` +
            `${lost ? ` (lost: ${lost.do} ${lost.key})` : ""}`,
        );
  };

  return {
    account,
    get acknowledged() {
      return acknowledged;
    },

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
      const gain = lost?.do === "round" ? gainInBooks(books, memberId, lost.round) : undefined;
      const done = lost && after(lost, gain ?? 0n);
      const wrong = differs("acknowledged", books, done ? [standing, done] : [standing]);
      if (wrong) throw wrong;
      if (!lost || !done) return "none";
      if (lost.do === "round") return gain === undefined ? "not" : "happened";
      if (purseText(done.purse) === purseText(standing.purse)) return "either";
      return purseText(done.purse) === purseText(purseInBooks(books, memberId))
        ? "happened"
        : "not";
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
      const wrong = differs("repeated", books, [standing]);
      if (wrong) throw wrong;
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
