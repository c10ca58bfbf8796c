import { isDeepStrictEqual } from "node:util";
import type { Operator, PlayRules } from "../journeys/support/operator.ts";

/** The operator's settings that tests may change. */
export interface Decided {
  readonly contents: Readonly<Record<string, readonly unknown[]>>;
  readonly providers: readonly { readonly gp_id: string; readonly rules: PlayRules }[];
  readonly campaigns: ReadonlySet<number>;
}

const whatIsDecided = async (operator: Operator): Promise<Decided> => {
  const [contents, providers, campaigns] = await Promise.all([
    operator.contents(),
    operator.providers(),
    operator.campaigns(),
  ]);
  const open = campaigns.filter(({ state }) => state !== "ended").map(({ id }) => id);
  return { contents, providers, campaigns: new Set(open) };
};

/**
 * The initial settings of every test. Bulletins are removed because a pop-up would cover the page; tests about
 * bulletins create their own.
 */
export const firstDecisions = async (operator: Operator): Promise<Decided> => {
  await operator.content("bulletin", []);
  return whatIsDecided(operator);
};

/**
 * Reverts what a test has changed for later ones: orders, contents, providers, campaigns and the advertiser's records.
 * Changes by members remain, because each test has its own members.
 *
 * @throws when the platform does not answer
 */
export const putBack = async (operator: Operator, before: Decided): Promise<void> => {
  // Held calls are released first, because the following ones may wait for them.
  await operator.clearAnswers();
  const [now] = await Promise.all([whatIsDecided(operator), operator.forgetTracking()]);
  for (const [kind, items] of Object.entries(before.contents))
    if (!isDeepStrictEqual(now.contents[kind], items)) await operator.content(kind, items);
  for (const provider of before.providers) {
    const its = now.providers.find(({ gp_id }) => gp_id === provider.gp_id);
    if (isDeepStrictEqual(its, provider)) continue;
    await operator.provider(provider.gp_id, { state: "open" });
    await operator.playRules(provider.gp_id, provider.rules);
  }
  for (const id of now.campaigns) if (!before.campaigns.has(id)) await operator.endCampaign(id);
};
