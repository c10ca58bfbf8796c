import { readTime } from "@naluma/i18n/dates";
import { CaretDownIcon } from "@naluma/ui/icon";
import { useCountdown } from "@naluma/ui/use-countdown";
import { Suspense, type ReactNode } from "react";
import { isFree, timeLeft, type Campaign, type CampaignKind, type Prize } from "./campaign.ts";
import { useCampaignText } from "./use-campaigns.ts";

interface TermsProps {
  campaign: Campaign;
}

/**
 * The cost, duration and limits: one press away, in a native disclosure. The chances are shown above it, because a
 * wheel draws all prizes the same size.
 */
export const Terms = ({ campaign }: TermsProps) => (
  // If the dialog as a whole waited for these texts, it would flicker.
  <Suspense fallback={null}>
    <Disclosure campaign={campaign} />
  </Suspense>
);

function Disclosure({ campaign }: TermsProps) {
  const { t } = useCampaignText();
  const { prizes, currency } = campaign;
  return (
    <>
      {prizes.length > 0 && <PrizeList prizes={prizes} currency={currency} />}
      <details className="terms">
        <summary>
          <b>{t("terms.title")}</b>
          <CaretDownIcon />
        </summary>
        <TermsList campaign={campaign} />
      </details>
    </>
  );
}

const costs = {
  red_envelope: "terms.cost_envelope",
  roulette: "terms.cost_spin",
} as const satisfies Record<CampaignKind, string>;

const leftNames = {
  red_envelope: "terms.claims_left",
  roulette: "terms.spins_left",
} as const satisfies Record<CampaignKind, string>;

function TermsList({ campaign }: TermsProps) {
  const { t, money, range, moment } = useCampaignText();
  const { kind, currency, cost, times, per, left, condition } = campaign;
  return (
    <dl className="terms-list">
      <Term name={t("terms.cost")}>
        {isFree(cost) ? t("terms.free") : t(costs[kind], { amount: money(cost, currency) })}
      </Term>
      <Term name={t("terms.ends")}>
        <span>{moment(campaign.endAt)}</span>
        <Left endAt={campaign.endAt} />
      </Term>
      <Term name={t("terms.how_often")}>
        {t(per === "day" ? "terms.per_day" : "terms.per_campaign", { count: times })}
      </Term>
      <Term name={t(leftNames[kind])}>{left}</Term>
      <Term name={t("terms.amount")}>{range(campaign)}</Term>
      {condition !== "" && <Term name={t("terms.condition")}>{condition}</Term>}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const units = {
  days: "terms.days_left",
  hours: "terms.hours_left",
  minutes: "terms.minutes_left",
} as const;

/** The remaining time, updated while it is visible. */
function Left({ endAt }: { endAt: string }) {
  const { t } = useCampaignText();
  const left = timeLeft(useCountdown(readTime(endAt)?.getTime()));
  return left ? <span className="dim">{t(units[left.unit], { count: left.count })}</span> : null;
}

interface PrizeListProps {
  prizes: readonly Prize[];
  currency: string;
}

/** Every prize of a wheel with its chance. */
function PrizeList({ prizes, currency }: PrizeListProps) {
  const { t, money, percent } = useCampaignText();
  return (
    <table className="terms-prizes">
      <caption>{t("terms.prizes")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("terms.prize")}</th>
          <th scope="col" className="number">
            {t("terms.amount")}
          </th>
          <th scope="col" className="number">
            {t("terms.chance")}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ id, name, amount, chance }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="number">
              {amount === undefined ? t("terms.no_cash") : money(amount, currency)}
            </td>
            <td className="number">{chance === undefined ? "–" : percent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
