import type { Prize } from "./campaign.ts";
import { useCampaignText } from "./use-campaigns.ts";

interface PrizeListProps {
  prizes: readonly Prize[];
  currency: string;
}

/** Every prize of a wheel with its chance. */
export function PrizeList({ prizes, currency }: PrizeListProps) {
  const { t, money, percent } = useCampaignText();
  return (
    <table className="terms-p">
      <caption>{t("terms.prizes")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("terms.prize")}</th>
          <th scope="col" className="num">
            {t("terms.amount")}
          </th>
          <th scope="col" className="num">
            {t("terms.chance")}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ id, name, amount, chance }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="num">
              {amount === undefined ? t("terms.no_cash") : money(amount, currency)}
            </td>
            <td className="num">{chance === undefined ? "–" : percent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
