import type { Column } from "@naluma/ui/table";
import { amountText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import type { MoneyHeld as Held } from "./dashboard.api.ts";

type Wallets = Held["wallets"][number];

const columns: readonly Column<Wallets>[] = [
  { key: "currency", name: "Currency", cell: ({ currency }) => currency, isName: true },
  {
    key: "main",
    name: "Main wallets",
    cell: ({ main, currency }) => amountText(main, currency),
    isNumber: true,
  },
  {
    key: "away",
    name: "With providers",
    cell: (row) => amountText(row.with_providers, row.currency),
    isNumber: true,
  },
];

export const MoneyHeld = ({ wallets }: Held) => (
  <DeskTable
    label="Money held"
    columns={columns}
    rows={wallets}
    keyOf={({ currency }) => currency}
  />
);
