import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { catalogue } from "@naluma/lobby/catalogue.fake";

/** A few games that can be told apart: those of the stories of the lobby. */
export const games: Answers = Object.fromEntries(
  Object.entries(catalogue).map(([path, data]) => [path, { data }]),
);
