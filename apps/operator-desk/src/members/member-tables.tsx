import type { Column } from "@naluma/ui/table";
import type { ReactNode } from "react";
import { moneyText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { zoneName } from "../frame/time.ts";
import type { MemberState, MemberView } from "./members.api.ts";

const looks = { active: "good", disabled: "bad", frozen: "warning" } as const;

export const MemberStateSign = ({ state }: { state: MemberState }) => (
  <span className={`state state-${looks[state]}`}>{state}</span>
);

type Wallet = MemberView["wallets"][number];
type Device = MemberView["devices"][number];
type Movement = MemberView["records"][number];

const walletsIn = (currency: string): readonly Column<Wallet>[] => [
  { key: "name", name: "Provider", cell: ({ provider_name }) => provider_name, isName: true },
  {
    key: "amount",
    name: "Balance",
    cell: ({ amount }) => moneyText(amount, currency),
    isNumber: true,
  },
];

const devices: readonly Column<Device>[] = [
  {
    key: "what",
    name: "Device",
    cell: ({ browser, system }) => [browser, system].filter(Boolean).join(" on ") || "unnamed",
    isName: true,
  },
  {
    key: "address",
    name: "Address",
    cell: ({ address }) => <span className="mono">{address}</span>,
  },
  { key: "at", name: `Logged in, ${zoneName}`, cell: ({ at }) => <Moment at={at} as="plain" /> },
  {
    key: "live",
    name: "Session",
    cell: ({ is_live }) => (
      <span className={`state ${is_live ? "state-good" : ""}`}>{is_live ? "live" : "ended"}</span>
    ),
  },
];

const movementsIn = (currency: string): readonly Column<Movement>[] => [
  {
    key: "at",
    name: `When, ${zoneName}`,
    cell: ({ at }) => <Moment at={at} as="plain" />,
    isName: true,
  },
  { key: "kind", name: "What", cell: ({ kind }) => kind },
  {
    key: "why",
    name: "Details",
    cell: ({ provider_name, who, reason }) =>
      provider_name || (reason && who ? `${reason} (${who})` : (who ?? "")),
  },
  {
    key: "amount",
    name: "Amount",
    cell: ({ amount }) => moneyText(amount, currency),
    isNumber: true,
  },
  {
    key: "balance",
    name: "Balance after",
    cell: ({ balance }) => (balance === null ? "" : moneyText(balance, currency)),
    isNumber: true,
  },
];

interface PartProps {
  title: string;
  /** The number of the page's three columns that it spans. */
  width?: "panel-double" | "panel-wide";
  none: boolean;
  children: ReactNode;
}

function Part({ title, width, none, children }: PartProps) {
  return (
    <section className={width ? `panel ${width}` : "panel"}>
      <h2>{title}</h2>
      {none ? <p className="dim">Nothing yet.</p> : children}
    </section>
  );
}

export function MemberTables({ member }: { member: MemberView }) {
  return (
    <>
      <Part title="Devices" width="panel-double" none={member.devices.length === 0}>
        <DeskTable label="Devices" columns={devices} rows={member.devices} keyOf={({ id }) => id} />
      </Part>
      <Part title="Latest movements" width="panel-wide" none={member.records.length === 0}>
        <DeskTable
          label="Latest movements"
          columns={movementsIn(member.currency)}
          rows={member.records}
          keyOf={({ id }) => id}
        />
      </Part>
      <Part title="Wallets with providers" none={member.wallets.length === 0}>
        <DeskTable
          label="Wallets with providers"
          columns={walletsIn(member.currency)}
          rows={member.wallets}
          keyOf={({ gp_id }) => gp_id}
        />
      </Part>
    </>
  );
}
