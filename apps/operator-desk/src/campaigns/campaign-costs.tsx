import type { Column } from "@naluma/ui/table";
import { amountText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import type { CampaignDraft } from "./campaign-draft.ts";
import { expectedCosts } from "./campaign-rules.ts";

type Cost = ReturnType<typeof expectedCosts>[number];

const whole = new Intl.NumberFormat("en-US");

const columns: readonly Column<Cost>[] = [
  { key: "currency", name: "Currency", cell: ({ currency }) => currency, isName: true },
  {
    key: "cost",
    name: "A spin costs",
    cell: ({ cost, currency }) => amountText(cost.toFixed(2), currency),
    isNumber: true,
  },
  { key: "spins", name: "Spins", cell: ({ spins }) => whole.format(spins), isNumber: true },
  {
    key: "all",
    name: "In total",
    cell: ({ inAll, currency }) => amountText(inAll.toFixed(2), currency),
    isNumber: true,
  },
];

/** What the wheel is expected to cost, while it is written. */
export function CampaignCosts({ draft }: { draft: CampaignDraft }) {
  return (
    <div className="editor-fields">
      <h3>Expected cost</h3>
      <DeskTable
        label="Expected cost"
        columns={columns}
        rows={expectedCosts(draft)}
        keyOf={({ currency }) => currency}
      />
      <p className="dim">On average. If spins are unlimited, as many as the budget covers.</p>
    </div>
  );
}
