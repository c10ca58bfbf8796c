import { formatDay } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { trackingHosts } from "@naluma/site/tracking";
import type { ConsentAnswer } from "@naluma/site/tracking-consent";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { restWords } from "../words.rest.ts";
import type { Consent } from "./consent.machine.ts";

export interface ConsentDialogProps {
  consent: Consent;
  onAnswer: (answer: ConsentAnswer) => void;
  onClose: () => void;
}

/** The two answers look alike, and refusing is as easy as accepting. */
export function ConsentDialog({ consent, onAnswer, onClose }: ConsentDialogProps) {
  const t = useWords(restWords);
  const { settings, template } = useSite();
  const hosts = trackingHosts(settings).join(", ");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("tracking.title")}
      as={template === "mobile" ? "sheet" : "modal"}
      {...(consent.answer !== "unasked" && { closeLabel: t("tracking.close") })}
    >
      <p>{t("tracking.what_for", { hosts })}</p>
      <p>{t("tracking.never")}</p>
      <p>{t("tracking.later")}</p>
      <Answered consent={consent} />
      <div className="row">
        <Button look="line" size="l" className="grow" onClick={() => onAnswer("refused")}>
          {t("tracking.refuse")}
        </Button>
        <Button look="line" size="l" className="grow" onClick={() => onAnswer("accepted")}>
          {t("tracking.accept")}
        </Button>
      </div>
    </Dialog>
  );
}

/** The current answer, for a player who reopens the question. */
function Answered({ consent: { answer, at } }: { consent: Consent }) {
  const t = useWords(restWords);
  const locale = useLocale();
  if (answer === "unasked") return null;
  if (at === undefined) return <p>{t("tracking.opted_out")}</p>;
  const date = formatDay(new Date(at), locale);
  return <p>{t(answer === "accepted" ? "tracking.accepted" : "tracking.refused", { date })}</p>;
}
