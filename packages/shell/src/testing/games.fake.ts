import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { catalogue } from "@naluma/lobby/catalogue.fake";

/** A few distinguishable games, for the stories of the lobby. */
export const games: Answers = Object.fromEntries(
  Object.entries(catalogue).map(([path, data]) => [path, { data }]),
);
