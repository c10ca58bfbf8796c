import { Table, type Column } from "@naluma/ui/table";
import { amountText } from "../frame/amount.ts";
import type { MoneyHeld as Held } from "./dashboard.api.ts";

type Wallets = Held["wallets"][number];

const columns: readonly Column<Wallets>[] = [
  { key: "currency", name: "Currency", cell: ({ currency }) => currency, isName: true },
  { key: "main", name: "Main wallets", cell: ({ main }) => amountText(main), isNumber: true },
  {
    key: "away",
    name: "With providers",
    cell: (row) => amountText(row.with_providers),
    isNumber: true,
  },
];

export const MoneyHeld = ({ wallets }: Held) => (
  <Table label="Money held" columns={columns} rows={wallets} keyOf={({ currency }) => currency} />
);
