import type { Host, Shot, Theme } from "./screenshots.ts";
import { states } from "./states.ts";

/** A Latin script, Han, and one whose letters stack above and below the line. */
const looks: readonly (readonly [Theme, string])[] = [
  ["dark", "en_US"],
  ["light", "zh_CN"],
  ["dark", "my_MM"],
  ["light", "en_US"],
  ["dark", "zh_CN"],
  ["light", "my_MM"],
];

/** Pages and dialogs of members and visitors; each represents others that are built alike. */
const chosen = ["home", "login", "preferences", "hall", "promotions", "member-wallet"];

export interface ReviewedShot extends Shot {
  /** The name of its file in `reviewed`. */
  readonly name: string;
}

const stateOf = (name: string) => {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`states.ts has no state "${name}"`);
  return state;
};

/**
 * Every state in two of the six looks on each host. The next state uses the next two, so that each look occurs four
 * times.
 */
export const reviewedShots: readonly ReviewedShot[] = chosen.flatMap((name, index) =>
  (["desktop", "mobile"] satisfies Host[]).flatMap((host) =>
    [0, 1].map((next): ReviewedShot => {
      const [theme, locale] = looks[(2 * index + next) % looks.length] ?? ["dark", "en_US"];
      return {
        name: `${host}-${theme}-${locale}-${name}`,
        host,
        theme,
        locale,
        state: stateOf(name),
      };
    }),
  ),
);
