import { Button } from "@naluma/ui/button";
import { Money } from "@naluma/ui/money";
import type { Campaign, CampaignKind } from "./campaign.ts";
import { Terms } from "./terms.tsx";
import { useCampaignText } from "./use-campaigns.ts";
import { useOpenCampaign } from "./use-open-campaign.ts";

const names = {
  red_envelope: ["mine.red_envelope", "mine.open_envelope", "mine.opened"],
  roulette: ["mine.roulette", "mine.open_roulette", "mine.no_spins"],
} as const satisfies Record<CampaignKind, readonly [name: string, open: string, used: string]>;

/** A campaign with its terms one press away, and the way into it. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { t, moment, range } = useCampaignText();
  const open = useOpenCampaign(campaign);
  const { kind, name, state, startAt, endAt, left } = campaign;
  const [kindName, opens, used] = names[kind];
  return (
    <article className="card mine-card">
      <p className="dim">{t(kindName)}</p>
      <h3>{name}</h3>
      <Money text={range(campaign)} />
      <p>
        {state === "coming"
          ? t("mine.starts", { time: moment(startAt) })
          : t("mine.ends", { time: moment(endAt) })}
      </p>
      {state === "running" && left === 0 && <p className="dim">{t(used)}</p>}
      <Terms campaign={campaign} />
      {open && (
        <Button look="primary" onClick={open}>
          {t(opens)}
        </Button>
      )}
    </article>
  );
}
