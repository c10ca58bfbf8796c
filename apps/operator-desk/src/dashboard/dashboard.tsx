import { Empty } from "@naluma/ui/empty";
import type { Column } from "@naluma/ui/table";
import { useQuery } from "@tanstack/react-query";
import { amountText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import {
  liveQuery,
  moneyQuery,
  providersQuery,
  type MoneyHeld as Held,
  type ProviderState,
} from "./dashboard.api.ts";
import { Channels, Events, Figures, RefusedCalls } from "./live-panels.tsx";

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

const providerColumns: readonly Column<ProviderState>[] = [
  { key: "name", name: "Provider", cell: ({ name }) => name, isName: true },
  {
    key: "state",
    name: "State",
    cell: ({ state }) => <span className={`state state-${looks[state]}`}>{state}</span>,
  },
  { key: "detail", name: "Duration", cell: detailOf },
];

/** Lists the providers in an unusual state and counts the others. */
function ProviderStates({ list }: { list: readonly ProviderState[] }) {
  const unusual = list.filter(({ state }) => state !== "open");
  return (
    <>
      <p className="state state-good">
        {`${list.length - unusual.length} of ${list.length} are open`}
      </p>
      {unusual.length > 0 && (
        <DeskTable
          label="Providers"
          columns={providerColumns}
          rows={unusual}
          keyOf={({ gp_id }) => gp_id}
        />
      )}
      {list.length === 0 && <Empty title="The catalogue has no providers" />}
    </>
  );
}

type Wallets = Held["wallets"][number];

const moneyColumns: readonly Column<Wallets>[] = [
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

const MoneyHeld = ({ wallets }: Held) => (
  <DeskTable
    label="Money held"
    columns={moneyColumns}
    rows={wallets}
    keyOf={({ currency }) => currency}
  />
);

/** The live state of the platform, refetched every second while the page is visible. */
export default function Dashboard() {
  const live = useQuery(liveQuery);
  const money = useQuery(moneyQuery);
  const providers = useQuery(providersQuery);
  return (
    <ScreenFrame name="Dashboard">
      <Read query={live} of="what is live">
        {(data) => <Figures live={data} sessions={money.data?.sessions} />}
      </Read>
      <div className="panels">
        <section className="panel panel-double">
          <h2>Last events</h2>
          {live.data && <Events list={live.data.events} />}
        </section>
        <section className="panel">
          <h2>Channels occupied</h2>
          {live.data && <Channels sockets={live.data.sockets} />}
        </section>
        <section className="panel">
          <h2>Wallet balances</h2>
          <Read query={money} of="the wallets">
            {(held) => <MoneyHeld {...held} />}
          </Read>
        </section>
        <section className="panel">
          <h2>Providers</h2>
          <Read query={providers} of="the providers">
            {(list) => <ProviderStates list={list} />}
          </Read>
        </section>
        <section className="panel">
          <h2>Calls refused, last 15 minutes</h2>
          {live.data && <RefusedCalls list={live.data.refused} />}
        </section>
      </div>
    </ScreenFrame>
  );
}
