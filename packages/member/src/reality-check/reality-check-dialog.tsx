import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { Suspense } from "react";
import { words } from "../words.ts";
import type { CheckAnswer } from "./check.machine.ts";
import type { SessionTotals, SessionResult } from "./session-totals.ts";
import { useCheckText } from "./use-check-text.ts";

interface Props {
  totals: SessionTotals;
  /** The member's own reminder text; '' if there is none. */
  ownWords: string;
  onAnswer: (answer: CheckAnswer) => void;
}

/** Only its buttons close it, so that a member who continues has seen it. */
export default function RealityCheckDialog(props: Props) {
  return (
    <Suspense fallback={null}>
      <Check {...props} />
    </Suspense>
  );
}

function Check({ totals: { elapsed, result }, ownWords, onAnswer }: Props) {
  const { t, time } = useCheckText();
  const tm = useWords(words);
  return (
    <Dialog
      open
      onClose={() => onAnswer("go-on")}
      title={t("check.title")}
      role="alertdialog"
      band="confirm"
      width="narrow"
      closedBy="buttons"
    >
      <div className="reality-check">
        <p>{t("check.since", { time: time(elapsed) })}</p>
        {result && <Figures result={result} />}
        {ownWords !== "" && <p>{ownWords}</p>}
        <Button look="primary" size="l" block onClick={() => onAnswer("go-on")}>
          {t("check.go_on")}
        </Button>
        {result && (
          <Button look="line" size="l" block onClick={() => onAnswer("activity")}>
            {t("check.activity")}
          </Button>
        )}
        <Button look="line" size="l" block onClick={() => onAnswer("log-out")}>
          {tm("account.log_out")}
        </Button>
      </div>
    </Dialog>
  );
}

function Figures({ result }: { result: SessionResult }) {
  const { t, money } = useCheckText();
  return (
    <dl className="reality-check-figures">
      <div>
        <dt>{t("check.staked")}</dt>
        <dd className="number" translate="no">
          {money(result.staked, result.currency)}
        </dd>
      </div>
      <div>
        <dt>{t("check.won")}</dt>
        <dd className="number" translate="no">
          {money(result.won, result.currency)}
        </dd>
      </div>
      <div className="reality-check-net">
        <dt>{t("check.net")}</dt>
        <dd className="number" translate="no">
          {money(result.net, result.currency)}
        </dd>
      </div>
    </dl>
  );
}
