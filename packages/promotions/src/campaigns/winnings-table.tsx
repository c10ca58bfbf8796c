import { useSite } from "@naluma/site/use-site";
import { Table, type Column } from "@naluma/ui/table";
import type { Winning } from "./campaign.ts";
import { useCampaignText } from "./use-campaigns.ts";

/** What the member has won, newest first; on a phone a card for each. */
export function WinningsTable({ won }: { won: readonly Winning[] }) {
  const { t, money, moment } = useCampaignText();
  const { template } = useSite();
  const columns: readonly Column<Winning>[] = [
    { key: "name", name: t("mine.promotion"), cell: ({ name }) => name, isName: true },
    { key: "date", name: t("mine.date"), cell: ({ at }) => moment(at) },
    {
      key: "prize",
      name: t("terms.prize"),
      cell: ({ amount, currency }) =>
        amount === undefined ? t("terms.no_cash") : money(amount, currency),
      isNumber: true,
    },
  ];
  return (
    <Table
      label={t("mine.won")}
      columns={columns}
      rows={won}
      keyOf={({ id }) => id}
      as={template === "mobile" ? "cards" : "table"}
    />
  );
}
