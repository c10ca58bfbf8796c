import { ConsentBar } from "./consent-bar.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { useConsentRequest, type ConsentRequestProps } from "./use-consent-request.ts";

/** The question about tracking, whenever it is on screen: as a bar, or as a dialog for who opens it. */
export function ConsentRequest(props: ConsentRequestProps) {
  const view = useConsentRequest(props);
  if (!view) return null;
  if (!view.isAsked) return <ConsentBar onAnswer={view.answer} onDetails={view.ask} />;
  return <ConsentDialog consent={view.consent} onAnswer={view.answer} onClose={view.close} />;
}
