import { Empty } from "@naluma/ui/empty";
import type { Column } from "@naluma/ui/table";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import type { ProviderState } from "./dashboard.api.ts";

const looks = { open: "good", maintenance: "warning", slow: "warning", refusing: "bad" } as const;

const detailOf = ({ state, delay_ms, end_at }: ProviderState): React.ReactNode => {
  if (state === "slow") return `${delay_ms ?? 0} ms`;
  if (state !== "maintenance" || end_at === undefined) return "";
  return (
    <span>
      until <Moment at={end_at} />
    </span>
  );
};

const columns: readonly Column<ProviderState>[] = [
  { key: "name", name: "Provider", cell: ({ name }) => name, isName: true },
  {
    key: "state",
    name: "State",
    cell: ({ state }) => <span className={`state state-${looks[state]}`}>{state}</span>,
  },
  { key: "detail", name: "Duration", cell: detailOf },
];

/** Those that are not as usual; the others are counted. */
export function ProviderStates({ list }: { list: readonly ProviderState[] }) {
  const unusual = list.filter(({ state }) => state !== "open");
  return (
    <>
      <p className="state state-good">
        {`${list.length - unusual.length} of ${list.length} are open`}
      </p>
      {unusual.length > 0 && (
        <DeskTable
          label="Providers"
          columns={columns}
          rows={unusual}
          keyOf={({ gp_id }) => gp_id}
        />
      )}
      {list.length === 0 && <Empty title="The catalogue has no providers" />}
    </>
  );
}
