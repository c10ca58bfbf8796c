import * as v from "valibot";
import { operatorCampaign, type OperatorCampaign } from "../promotions/campaign-shapes.ts";
import type { StartedSandbox } from "./started.ts";

export interface NewCampaign {
  readonly kind: "red_envelope" | "roulette";
  readonly site_id?: number;
  readonly name: Readonly<Record<string, string>>;
  readonly start_at?: number;
  readonly end_at: number;
  readonly times: number;
  readonly per: "campaign" | "day";
  readonly condition?: "none" | "deposit" | "turnover";
  readonly members?: readonly string[] | null;
  readonly currencies: readonly Readonly<Record<string, string | number>>[];
  readonly prizes?: readonly unknown[];
}

const hour = 60 * 60_000;

/** One dollar each, once per member; amounts in dollars. */
export const redEnvelope = (change: Partial<NewCampaign> = {}, required = "0"): NewCampaign => ({
  kind: "red_envelope",
  name: { en_US: "A dollar for you" },
  end_at: Date.now() + hour,
  times: 1,
  per: "campaign",
  currencies: [{ currency: "USD", least: "1.00", most: "1.00", budget: "1000.00", required }],
  ...change,
});

/** Three spins per member: two prizes and a blank; amounts in dollars. */
export const roulette = (change: Partial<NewCampaign> = {}, required = "0"): NewCampaign => ({
  kind: "roulette",
  name: { en_US: "The wheel" },
  end_at: Date.now() + hour,
  times: 3,
  per: "campaign",
  currencies: [{ currency: "USD", budget: "10000.00", required }],
  prizes: [
    { name: { en_US: "88.00" }, amounts: { USD: "88.00" }, weight: 1 },
    { name: { en_US: "1.88" }, amounts: { USD: "1.88" }, weight: 5 },
    { name: { en_US: "Try again" }, amounts: null, weight: 4 },
  ],
  ...change,
});

/** Creates it as the operator; a refusal is an error in the test. */
export const makeCampaign = async (
  sandbox: Pick<StartedSandbox, "operator">,
  campaign: NewCampaign,
): Promise<OperatorCampaign> => {
  const made = await sandbox.operator("POST", "/campaigns", campaign);
  if (made.status !== 200) throw new Error(`${made.message} ${JSON.stringify(made.data)}`);
  return v.parse(operatorCampaign, made.data);
};

export const endCampaign = async (
  sandbox: Pick<StartedSandbox, "operator">,
  id: number,
): Promise<OperatorCampaign> =>
  v.parse(operatorCampaign, (await sandbox.operator("POST", `/campaigns/${id}/end`)).data);
