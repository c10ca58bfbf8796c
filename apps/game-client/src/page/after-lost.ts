import { endsGame } from "./game-over.ts";
import type { Answer, Played } from "./provider-calls.ts";

/** What the first answer after a lost one tells. */
export type AfterLost = "still-lost" | "ended" | "was-played" | "was-not-played";

/**
 * What became of the round whose answer was lost. The newest round is asked for, which takes no money: it is that
 * round, or that round was not played.
 */
export function afterLost(answer: Answer<Played>, lostRound: string | undefined): AfterLost {
  if (answer.ok) return answer.data.round.id === lostRound ? "was-played" : "was-not-played";
  if (endsGame(answer)) return "ended";
  return "still-lost";
}
