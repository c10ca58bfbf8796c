import { useState } from "react";
import { QueryBoundary } from "../centre/centre-part.tsx";
import { BreakCard } from "./break-card.tsx";
import { LimitCard } from "./limit-card.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { breakKinds, limitKinds, type PlayLimit, type PlayLimits } from "./play-limit.ts";
import { useLimitText, usePlayLimits } from "./use-play-limits.ts";

/** What a member decides about the own play: limits, a time-out, self-exclusion. */
export function PlayLimitsPanel() {
  const { read, ...view } = usePlayLimits();
  return <QueryBoundary of={read}>{(limits) => <Panel of={limits} {...view} />}</QueryBoundary>;
}

type PanelProps = Omit<ReturnType<typeof usePlayLimits>, "read"> & { of: PlayLimits };

function Panel({ of, isChanging, set, keep, stop }: PanelProps) {
  const { t } = useLimitText(of.currency);
  const [edited, setEdited] = useState<PlayLimit>();
  return (
    <>
      <p>{t("limits.intro")}</p>
      <div className="mc-2">
        {limitKinds.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            limits={of.limits.filter((one) => one.kind === kind)}
            currency={of.currency}
            keep={keep}
            onChange={setEdited}
          />
        ))}
        {breakKinds.map((kind) => (
          <BreakCard key={kind} kind={kind} of={of} isChanging={isChanging} stop={stop} />
        ))}
      </div>
      {edited && (
        <LimitDialog
          key={`${edited.kind} ${edited.period}`}
          limit={edited}
          currency={of.currency}
          isSaving={isChanging}
          onSave={(size) => void set(edited, size).then((ok) => ok && setEdited(undefined))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
