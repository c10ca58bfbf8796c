import { ConsentDialog } from "./consent-dialog.tsx";
import { useConsentRequest, type ConsentRequestProps } from "./use-consent-request.ts";

/** The question about tracking, whenever it is on screen. */
export function ConsentRequest(props: ConsentRequestProps) {
  const view = useConsentRequest(props);
  if (!view) return null;
  return (
    <ConsentDialog
      consent={view.consent}
      unasked={view.unasked}
      onAnswer={view.answer}
      onClose={view.close}
    />
  );
}
