import { formatDay } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { trackingHosts } from "@naluma/site/tracking";
import type { ConsentAnswer } from "@naluma/site/tracking-cookies";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { PageBar } from "@naluma/ui/page-bar";
import { restWords } from "../words.rest.ts";
import type { Consent } from "./consent.machine.ts";
import { type ConsentRequestProps, useConsentRequest } from "./use-consent-request.ts";

/** The tracking consent question while it is on screen: as a bar, or as a dialog when the player opens it. */
export function ConsentRequest(props: ConsentRequestProps) {
  const view = useConsentRequest(props);
  if (!view) return null;
  if (!view.isAsked) return <ConsentBar onAnswer={view.answer} onDetails={view.ask} />;
  return <ConsentDialog consent={view.consent} onAnswer={view.answer} onClose={view.close} />;
}

interface ConsentBarProps {
  onAnswer: (answer: ConsentAnswer) => void;
  onDetails: () => void;
}

/** The question as it appears by itself: it may stay open indefinitely, and nothing is tracked meanwhile. */
function ConsentBar({ onAnswer, onDetails }: ConsentBarProps) {
  const t = useWords(restWords);
  const hosts = trackingHosts(useSite().settings).join(", ");
  return (
    <PageBar
      title={t("tracking.title")}
      actions={
        <>
          <Button look="text" aria-haspopup="dialog" onClick={onDetails}>
            {t("tracking.details")}
          </Button>
          <Button look="line" onClick={() => onAnswer("refused")}>
            {t("tracking.refuse")}
          </Button>
          <Button look="line" onClick={() => onAnswer("accepted")}>
            {t("tracking.accept")}
          </Button>
        </>
      }
    >
      <p>{t("tracking.short", { hosts })}</p>
    </PageBar>
  );
}

interface ConsentDialogProps {
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
