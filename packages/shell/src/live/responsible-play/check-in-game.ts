import type { GamePort } from "@naluma/member/reality-check";
import * as v from "valibot";
import type { GameMessageSource } from "./game-message.ts";

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
