import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { RadioField } from "@naluma/ui/field";
import { Suspense, useState } from "react";
import type { IntervalChoice } from "./check-questions.ts";
import type { SessionTotals } from "./session-totals.ts";
import { useCheckText } from "./use-check-text.ts";

interface Props {
  totals: SessionTotals;
  onAnswer: (choice: IntervalChoice | undefined) => void;
}

export default function IntervalDialog(props: Props) {
  return (
    <Suspense fallback={null}>
      <Interval {...props} />
    </Suspense>
  );
}

function Interval({ totals, onAnswer }: Props) {
  const { t } = useCheckText();
  const { minutes, choices, mayBeOff } = totals;
  const [value, setValue] = useState(String(minutes));
  const offered = [...new Set([...choices, ...(minutes === 0 ? [] : [minutes])])].toSorted(
    (a, b) => a - b,
  );
  return (
    <Dialog
      open
      onClose={() => onAnswer(undefined)}
      title={t("check.title")}
      band="confirm"
      width="narrow"
      closeLabel={t("check.cancel")}
      footer={
        <>
          <Button look="line" onClick={() => onAnswer(undefined)}>
            {t("check.cancel")}
          </Button>
          <Button
            look="primary"
            onClick={() => onAnswer(value === "other" ? "other" : Number(value))}
          >
            {t("check.save")}
          </Button>
        </>
      }
    >
      <RadioField
        label={t("check.how")}
        value={value}
        onValue={setValue}
        choices={[
          ...offered.map((every) => ({
            value: String(every),
            text: t("check.every", { minutes: every }),
          })),
          { value: "other", text: t("check.other") },
          ...(mayBeOff ? [{ value: "0", text: t("check.never") }] : []),
        ]}
      />
      <Button look="text" onClick={() => onAnswer("words")}>
        {t("check.own")}
      </Button>
    </Dialog>
  );
}
