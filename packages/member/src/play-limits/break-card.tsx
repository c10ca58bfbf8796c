import { Button } from "@naluma/ui/button";
import { RadioField } from "@naluma/ui/field";
import { useState } from "react";
import { breakWords, lengthNames } from "./limit-names.ts";
import { breakLengths, type BreakKind, type PlayLimits } from "./play-limit.ts";
import { useLimitText, type PlayLimitsView } from "./use-play-limits.ts";

interface BreakCardProps {
  kind: BreakKind;
  of: PlayLimits;
  isChanging: boolean;
  stop: PlayLimitsView["stop"];
}

/** One way to stop playing for a while: for how long, and what it means. */
export function BreakCard({ kind, of, isChanging, stop }: BreakCardProps) {
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
    <section className="card li-b">
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
