import { ErrorNotice } from "@naluma/ui/error-notice";
import { ScreenFrame } from "./screen-frame.tsx";

/** A bug of one screen; the menu still leads to the others. */
export function ScreenError() {
  return (
    <ScreenFrame name="This screen has failed">
      <ErrorNotice
        text="Check the audit log to see whether your last action was carried out."
        retry={{ label: "Reload the page", onRetry: () => location.reload() }}
      />
    </ScreenFrame>
  );
}
