import { useWords } from "@naluma/i18n/react";
import { trackingHosts } from "@naluma/site/tracking";
import type { ConsentAnswer } from "@naluma/site/tracking-consent";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { PageBar } from "@naluma/ui/page-bar";
import { restWords } from "../words.rest.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import { useConsentRequest, type ConsentRequestProps } from "./use-consent-request.ts";

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
