import { choiceFor, type Game } from "./games.ts";
import type { GiftAction, Gifts } from "./gifts.ts";
import type { OpenRound } from "./known-rounds.ts";
import type { Random } from "./random.ts";
import { stakes, type BeginRound, type MakeMove } from "./rounds.ts";
import type { MemberState } from "./wallets.ts";

/** A call that moves money, with the idempotency key for its repeats. */
export type Action =
  | { readonly do: "play"; readonly key: string; readonly game: Game }
  | { readonly do: "leave"; readonly key: string }
  | { readonly do: "back"; readonly key: string; readonly path: string }
  | GiftAction
  | { readonly do: "round"; readonly key: string; readonly game: Game; readonly asked: BeginRound }
  | { readonly do: "move"; readonly key: string; readonly game: Game; readonly asked: MakeMove };

/** How often a member tries a gift first. */
const giftChance = 0.2;

const backs = ["/member/profile/balance/all/back", "/member/profile/balance_get_back"] as const;

/** Picks a member's next action at random. `open` opens the window of the game that was started. */
export const nextAction = (
  random: Random,
  key: string,
  { games, gifts }: { readonly games: readonly [Game, ...Game[]]; readonly gifts: Gifts },
  {
    state: { game: running },
    session,
    open,
  }: {
    readonly state: MemberState;
    /** The session of the running game, once its window is open. */
    readonly session: string | undefined;
    /** The open round of the running game. */
    readonly open: OpenRound | undefined;
  },
): Action | "open" => {
  if (random.next() < giftChance) {
    const envelope = gifts.envelopes[random.whole(0, 2)];
    return envelope ? { do: "claim", key, envelope: envelope.id } : { do: "spin", key };
  }
  const chance = random.next();
  const game = random.pick(games);
  if (!running)
    return chance < 0.75
      ? { do: "play", key, game }
      : { do: "back", key, path: random.pick(backs) };
  // An open round does not keep a player in the game; a later start resumes it.
  if (chance < 0.12) return { do: "leave", key };
  if (chance < 0.2) return { do: "play", key, game };
  if (chance < 0.25) return { do: "back", key, path: random.pick(backs) };
  if (session === undefined) return "open";
  if (open) {
    const { id, step, next } = open;
    const [first = "", ...more] = next;
    const asked = { session, id, step, move: random.pick([first, ...more]) };
    return { do: "move", key, game: open.game, asked };
  }
  const choice = choiceFor(running.game, random);
  const asked = { session, id: key, stake: random.pick(stakes), choice };
  return { do: "round", key, game: running.game, asked };
};
