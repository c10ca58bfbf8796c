import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { Switch } from "@naluma/ui/field";
import type { Column } from "@naluma/ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../desk-api.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { useDeskWrite } from "../use-desk-write.ts";
import { useNotify } from "../use-notify.ts";
import { ProviderDialog } from "./provider-dialog.tsx";
import { allProviders, changeRules, providersQuery, type Provider } from "./providers.api.ts";

const names = { autoplay: "Autoplay", turbo: "Turbo" } as const;

/** The features that the pages of its games may offer, from the next time they are opened. */
function ProviderRules({ provider: { gp_id: gpId, name, rules } }: { provider: Provider }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { send, pending } = useDeskWrite(changeRules);

  const set = async (rule: keyof typeof names, isOn: boolean) => {
    await send({ gpId, rules: { [rule]: isOn } }, (sent) => {
      if (!sent.ok) notify(messageOf(sent.refusal), "error");
      return queries.invalidateQueries(allProviders);
    });
  };

  return (
    <div className="rules">
      {(["autoplay", "turbo"] as const).map((rule) => (
        <Switch
          key={rule}
          aria-label={`${names[rule]} at ${name}`}
          checked={rules[rule]}
          aria-busy={pending}
          onChange={(event) => {
            if (!pending) void set(rule, event.currentTarget.checked);
          }}
        >
          {names[rule]}
        </Switch>
      ))}
    </div>
  );
}

const looks = { open: "good", maintenance: "warning", slow: "warning", refusing: "bad" } as const;

const detailOf = ({ state, delay_ms, end_at, planned }: Provider): React.ReactNode => {
  if (planned)
    return (
      <span>
        maintenance planned from <Moment at={planned.start_at} /> to <Moment at={planned.end_at} />
      </span>
    );
  if (state === "slow") return `${delay_ms ?? 0} ms`;
  if (state !== "maintenance" || end_at === undefined) return "";
  return (
    <span>
      until <Moment at={end_at} />
    </span>
  );
};

const columns = (change: (provider: Provider) => void): readonly Column<Provider>[] => [
  { key: "name", name: "Provider", cell: ({ name }) => name, isName: true },
  { key: "code", name: "Code", cell: ({ gp_id }) => <span className="mono">{gp_id}</span> },
  {
    key: "state",
    name: "State",
    cell: ({ state }) => <span className={`state state-${looks[state]}`}>{state}</span>,
  },
  { key: "detail", name: "Duration", cell: detailOf },
  {
    key: "rules",
    name: "Rules",
    cell: (provider) => <ProviderRules key={provider.gp_id} provider={provider} />,
  },
  {
    key: "change",
    name: "Change",
    cell: (provider) => (
      <Button
        look="line"
        size="s"
        aria-label={`Change the state of ${provider.name}`}
        onClick={() => change(provider)}
      >
        Change
      </Button>
    ),
  },
];

export default function Providers() {
  const found = useQuery(providersQuery);
  const [changing, setChanging] = useState<Provider>();
  return (
    <ScreenFrame name="Providers">
      <Read query={found} of="the providers">
        {(list) =>
          list.length === 0 ? (
            <Empty title="No providers yet" />
          ) : (
            <DeskTable
              label="Providers"
              columns={columns(setChanging)}
              rows={list}
              keyOf={({ gp_id }) => gp_id}
            />
          )
        }
      </Read>
      {changing && <ProviderDialog provider={changing} onClose={() => setChanging(undefined)} />}
    </ScreenFrame>
  );
}
