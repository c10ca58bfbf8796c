import { useSite } from "@naluma/site/use-site";
import { ServiceLink } from "@naluma/ui/service-link";
import { Tabs } from "@naluma/ui/tabs";
import { useState } from "react";
import { RecordListView } from "./record-list.tsx";
import type { RecordList } from "./record.ts";
import { useRecordText } from "./use-records.ts";

export interface RecordsProps {
  /** `all`: every entry, rounds and sessions. `payments`: deposits and withdrawals. */
  of: "all" | "payments";
  /** The initial list, for example from the address; rounds if it is none of the lists. */
  list?: string | null | undefined;
  /** A link to customer service, unless the site has none. */
  service?: string | undefined;
  /** The text of that link. */
  serviceLabel: string;
}

const lists = [
  { value: "rounds", label: "records.rounds" },
  { value: "money", label: "records.money" },
  { value: "sessions", label: "records.sessions" },
] as const satisfies readonly { value: RecordList; label: string }[];

/** A member's records of money. Only a sandbox keeps them, and only a site with play money runs on one. */
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
