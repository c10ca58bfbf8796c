import { useWords } from "@naluma/i18n/react";
import type { Capability } from "@naluma/site/capabilities";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { RadioField } from "@naluma/ui/field";
import { useState } from "react";
import {
  AskService,
  CentrePart,
  QueryBoundary,
  type CentrePageProps,
} from "../centre/centre-part.tsx";
import { isServed } from "../centre/menu.ts";
import { useSession } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { LimitCard, LimitDialog } from "./limit-card.tsx";
import { breakWords, lengthNames } from "./limit-names.ts";
import {
  breakKinds,
  breakLengths,
  limitKinds,
  type BreakKind,
  type PlayLimit,
  type PlayLimits,
} from "./play-limit.ts";
import { useLimitText, usePlayLimits, type PlayLimitsView } from "./use-play-limits.ts";

/** /user/PlayLimits: the limits that members set for their own play. */
export function PlayLimitsPage({ service }: CentrePageProps) {
  const t = useWords(restWords);
  const who = useSession();
  const isDemo = who.role === "member" && who.demo;
  const isOffered = isServed("PlayLimits", useSite().settings) && !isDemo;
  return (
    <CentrePart title="centre.play_limits">
      {isOffered ? (
        <PlayLimitsPanel />
      ) : (
        <p className="card centre-card">{t("play_limits.none")}</p>
      )}
      <AskService service={service} />
    </CentrePart>
  );
}

function PlayLimitsPanel() {
  const { read, ...view } = usePlayLimits();
  return <QueryBoundary of={read}>{(limits) => <Panel of={limits} {...view} />}</QueryBoundary>;
}

type PanelProps = Omit<ReturnType<typeof usePlayLimits>, "read"> & { of: PlayLimits };

function Panel({ of, isChanging, set, keep, stop }: PanelProps) {
  const { t } = useLimitText(of.currency);
  const { capabilities } = useSite().settings;
  const hasLimits = capabilities.includes("limits");
  const breaks = breakKinds.filter((kind) => capabilities.includes(serviceOfBreak[kind]));
  const [edited, setEdited] = useState<PlayLimit>();
  return (
    <>
      {hasLimits && <p>{t("limits.intro")}</p>}
      <div className="centre-columns">
        {hasLimits &&
          limitKinds.map((kind) => (
            <LimitCard
              key={kind}
              kind={kind}
              limits={of.limits.filter((one) => one.kind === kind)}
              currency={of.currency}
              keep={keep}
              onChange={setEdited}
            />
          ))}
        {breaks.map((kind) => (
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

const serviceOfBreak = {
  "time-out": "timeOut",
  "self-exclusion": "selfExclusion",
} as const satisfies Record<BreakKind, Capability>;

interface BreakCardProps {
  kind: BreakKind;
  of: PlayLimits;
  isChanging: boolean;
  stop: PlayLimitsView["stop"];
}

function BreakCard({ kind, of, isChanging, stop }: BreakCardProps) {
  const { t, when } = useLimitText(of.currency);
  const choices = of.breaks.filter((one) => one.kind === kind);
  const [chosen, setChosen] = useState("");
  const [isMissing, setMissing] = useState(false);
  const words = breakWords[kind];
  const length = breakLengths.find((one) => one === chosen);

  const start = () => {
    setMissing(length === undefined);
    if (length) void stop(kind, length);
  };

  return (
    <section className="card pause-card">
      <h2>{t(words.title)}</h2>
      <p>{t(words.text)}</p>
      {kind === "time-out" && of.timeOutUntil && (
        <output>{t("time_out.running", { until: when(of.timeOutUntil) })}</output>
      )}
      <RadioField
        label={t("limits.how_long")}
        choices={choices.map((one) => ({ value: one.length, text: t(lengthNames[one.length]) }))}
        value={chosen}
        onValue={setChosen}
        error={isMissing && length === undefined ? t("limits.choose_length") : undefined}
      />
      <Button look="line" busy={isChanging} onClick={start}>
        {t(words.start)}
      </Button>
    </section>
  );
}
