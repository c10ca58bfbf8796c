import { Table, type Column } from "@naluma/ui/table";
import type { ReactNode } from "react";
import { timeOf } from "../frame/time.ts";
import type { MemberView } from "./members.api.ts";

type Wallet = MemberView["wallets"][number];
type Device = MemberView["devices"][number];
type Movement = MemberView["records"][number];

const wallets: readonly Column<Wallet>[] = [
  { key: "name", name: "Provider", cell: ({ provider_name }) => provider_name, isName: true },
  { key: "amount", name: "Holds", cell: ({ amount }) => amount, isNumber: true },
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
  { key: "at", name: "Logged in", cell: ({ at }) => timeOf(at) },
  {
    key: "live",
    name: "Session",
    cell: ({ is_live }) => (
      <span className={`state ${is_live ? "state-good" : ""}`}>{is_live ? "live" : "ended"}</span>
    ),
  },
];

const movements: readonly Column<Movement>[] = [
  { key: "at", name: "When", cell: ({ at }) => timeOf(at), isName: true },
  { key: "kind", name: "What", cell: ({ kind }) => kind },
  { key: "provider", name: "Provider", cell: ({ provider_name }) => provider_name },
  { key: "amount", name: "Amount", cell: ({ amount }) => amount, isNumber: true },
  { key: "balance", name: "Balance after", cell: ({ balance }) => balance ?? "", isNumber: true },
];

function Part({ title, none, children }: { title: string; none: boolean; children: ReactNode }) {
  return (
    <section className="panel wide">
      <h2>{title}</h2>
      {none ? <p className="dim">Nothing yet.</p> : children}
    </section>
  );
}

/** Where the money is, where the member is logged in, what was moved last. */
export function MemberTables({ member }: { member: MemberView }) {
  return (
    <>
      <Part title="Wallets with providers" none={member.wallets.length === 0}>
        <Table
          label="Wallets with providers"
          columns={wallets}
          rows={member.wallets}
          keyOf={({ gp_id }) => gp_id}
        />
      </Part>
      <Part title="Devices" none={member.devices.length === 0}>
        <Table label="Devices" columns={devices} rows={member.devices} keyOf={({ id }) => id} />
      </Part>
      <Part title="Latest movements" none={member.records.length === 0}>
        <Table
          label="Latest movements"
          columns={movements}
          rows={member.records}
          keyOf={({ id }) => id}
        />
      </Part>
    </>
  );
}
