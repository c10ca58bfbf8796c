import type { Clock } from "@naluma/machine/clock";
import { type GamePort, roundElsewhere } from "@naluma/member/reality-check";
import type { TabChannel } from "@naluma/site/tab-channel";
import * as v from "valibot";
import type { GameMessageSource } from "./game-page.ts";

interface Ports {
  readonly page: GameMessageSource;
  isGame(source: unknown, origin: string): source is object;
}

const message = v.object({
  type: v.literal("naluma-reality-check"),
  answer: v.picklist(["ready", "go-on", "activity", "log-out"]),
});

interface Told {
  postMessage(message: unknown, options: { readonly targetOrigin: string }): void;
}

const canBeTold = (source: object): source is Told => "postMessage" in source;

/**
 * The game's page pauses automatic play while a check is shown (docs/contracts.md#windows). If it has a window to
 * itself, it also shows the check. A game that has never announced support for this is left alone.
 */
export function checkInGame({ page, isGame }: Ports): GamePort {
  let tellGame: (check: unknown) => void = () => undefined;
  let answered: Parameters<GamePort["show"]>[1] = () => undefined;

  page.addEventListener("message", ({ source, origin, data }) => {
    const { success, output } = v.safeParse(message, data);
    if (!success || !isGame(source, origin) || !canBeTold(source)) return;
    if (output.answer !== "ready") return answered(output.answer);
    tellGame = (check) =>
      source.postMessage({ type: "naluma-reality-check", check }, { targetOrigin: origin });
  });

  return {
    show(check, onAnswer) {
      answered = onAnswer;
      tellGame(check);
    },
    hide() {
      answered = () => undefined;
      tellGame(null);
    },
  };
}

interface RoundPorts {
  readonly page: GameMessageSource;
  readonly clock: Pick<Clock, "now">;
  /** Whether it is a frame or window of this page, with the origin given to its game. */
  isGame(source: unknown, origin: string): source is object;
  /** Reaches the other windows of this browser. */
  readonly channel: Omit<TabChannel, "close">;
}

const roundMessage = v.object({ type: v.literal("naluma-round"), isOpen: v.boolean() });
const messageElsewhere = v.object({ isOpen: v.boolean() });

/**
 * Whether a round is open in a game of this browser, as reported by the game (docs/contracts.md#windows). The game is
 * in a frame or window of this page, or in another window of the site.
 */
export function watchRounds({ page, isGame, clock, channel }: RoundPorts): () => boolean {
  let own: object | undefined;
  let otherUntil = 0;

  page.addEventListener("message", ({ origin, source, data }) => {
    const { success, output } = v.safeParse(roundMessage, data);
    if (!success || !isGame(source, origin)) return;
    own = output.isOpen ? source : undefined;
    channel.postMessage({ isOpen: output.isOpen });
  });
  channel.onmessage = ({ data }) => {
    const { success, output } = v.safeParse(messageElsewhere, data);
    // A window that is closed in the middle of a round sends no further message.
    if (success) otherUntil = output.isOpen ? clock.now() + roundElsewhere : 0;
  };

  return () =>
    (own !== undefined && Reflect.get(own, "closed") !== true) || clock.now() < otherUntil;
}
