import { unknownAmount } from "@naluma/i18n";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useMember, useSession } from "../use-member.ts";
import { sessionQuery } from "./session.api.ts";
import { useCheckText } from "./use-check-text.ts";

const minute = 60_000;

/**
 * The duration and result of the session. Reserves its space while loading, and renders nothing if they are unknown.
 */
export function SessionLine({ hidden }: { hidden: boolean }) {
  const { ports } = useMember();
  const { data, dataUpdatedAt, isLoading } = useQuery(sessionQuery(ports.api, useSession()));
  const { t, time, money } = useCheckText();
  const now = useMinutes();
  if (!isLoading && !data?.result) return null;
  const elapsed = data && time(data.elapsed + Math.max(0, now - dataUpdatedAt));
  const net = data?.result && !hidden && money(data.result.net, data.result.currency);
  return (
    <dl className="session-line" aria-label={t("check.session")}>
      <div>
        <dt>{t("check.session")}</dt>
        <dd className="number" translate="no">
          {elapsed ?? unknownAmount}
        </dd>
      </div>
      <div>
        <dt>{t("check.net")}</dt>
        <dd className="number" translate="no">
          {net || (hidden ? "•••••" : unknownAmount)}
        </dd>
      </div>
    </dl>
  );
}

/** Renders again as the minutes pass. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}
