import { useSite } from "@naluma/site/use-site";
import { ServiceLink } from "@naluma/ui/service-link";
import { Tabs } from "@naluma/ui/tabs";
import { useState } from "react";
import { RecordListView } from "./record-list.tsx";
import type { RecordList } from "./record.ts";
import { useRecordText } from "./use-records.ts";

export interface RecordsProps {
  /** `all`: every entry, rounds and sessions. `payments`: what was paid in and out. */
  of: "all" | "payments";
  /** Which list is shown first, as an address may say it; the rounds unless it is one of them. */
  list?: string | null | undefined;
  /** Where a person is reached; nothing where the site has none. */
  service?: string | undefined;
  /** What a link to them says. */
  serviceLabel: string;
}

const lists = [
  { value: "rounds", label: "records.rounds" },
  { value: "money", label: "records.money" },
  { value: "sessions", label: "records.sessions" },
] as const satisfies readonly { value: RecordList; label: string }[];

/** A member's records of money. Only a sandbox keeps them, and only a site with play money is on one. */
export function Records({ of, list, service, serviceLabel }: RecordsProps) {
  const { settings } = useSite();
  const { t } = useRecordText();
  if (!settings.playMoney)
    return (
      <div className="card mc-t">
        <p>{t("records.elsewhere")}</p>
        {service && <ServiceLink href={service}>{serviceLabel}</ServiceLink>}
      </div>
    );
  return of === "payments" ? <RecordListView list="payments" /> : <RecordTabs first={list} />;
}

function RecordTabs({ first }: { first: RecordsProps["list"] }) {
  const { t } = useRecordText();
  const [list, setList] = useState<string>(
    () => lists.find(({ value }) => value === first)?.value ?? "rounds",
  );
  return (
    <div className="rec">
      <Tabs
        label={t("records.label")}
        value={list}
        onValue={setList}
        tabs={lists.map(({ value, label }) => ({
          value,
          label: t(label),
          content: <RecordListView list={value} />,
        }))}
      />
    </div>
  );
}
