import { fieldAt } from "@naluma/game-engines/meeting";
import type { Round } from "../page/game-view.ts";
import { pageData } from "../page/page-data.ts";

/** The field of the round after this one, or the game's first field when there was no round. */
export const fieldAfter = (round: Round | undefined, fields: number): number =>
  fieldAt(pageData.code, round ? round.nonce + 1 : 0, fields);
