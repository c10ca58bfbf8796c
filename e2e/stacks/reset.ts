import { isDeepStrictEqual } from "node:util";
import type { Operator, PlayRules } from "../journeys/support/operator.ts";

/** What an operator has decided, as far as tests change it. */
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

/** What every test begins with. A pop-up would come between it and its page: it places the bulletins that it is about. */
export const firstDecisions = async (operator: Operator): Promise<Decided> => {
  await operator.content("bulletin", []);
  return whatIsDecided(operator);
};

/**
 * Puts back what a test has changed for those that come after it: orders, contents, providers, campaigns and what the
 * advertiser has heard. What members have done stays, as each test has members of its own.
 *
 * @throws when the platform does not answer
 */
export const putBack = async (operator: Operator, before: Decided): Promise<void> => {
  // Held calls are let go first: what follows may wait for them.
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
