import { Empty } from "@naluma/ui/empty";
import { Table, type Column } from "@naluma/ui/table";
import { timeOf } from "../frame/time.ts";
import type { ProviderState } from "./dashboard.api.ts";

const looks = { open: "good", maintenance: "warning", slow: "warning", refusing: "bad" } as const;

const detailOf = ({ state, delay_ms, end_at }: ProviderState): string => {
  if (state === "slow") return `${delay_ms ?? 0} ms`;
  return state === "maintenance" && end_at !== undefined ? `until ${timeOf(end_at)}` : "";
};

const columns: readonly Column<ProviderState>[] = [
  { key: "name", name: "Provider", cell: ({ name }) => name, isName: true },
  {
    key: "state",
    name: "State",
    cell: ({ state }) => <span className={`state state-${looks[state]}`}>{state}</span>,
  },
  { key: "detail", name: "How long", cell: detailOf },
];

/** Those that are not as usual; the others are counted. */
export function ProviderStates({ list }: { list: readonly ProviderState[] }) {
  const unusual = list.filter(({ state }) => state !== "open");
  return (
    <>
      <p className="state state-good">
        {list.length - unusual.length} of {list.length} are open
      </p>
      {unusual.length > 0 && (
        <Table label="Providers" columns={columns} rows={unusual} keyOf={({ gp_id }) => gp_id} />
      )}
      {list.length === 0 && <Empty title="The catalogue has no providers" />}
    </>
  );
}
