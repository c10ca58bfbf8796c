import { BrowserWarningDialog } from "./browser-warning-dialog.tsx";
import { useBrowserWarning } from "./use-browser-warning.ts";

interface BrowserWarningProps {
  missing: readonly string[];
  /** Whether the page currently allows a dialog that opens by itself. */
  canInterrupt: () => boolean;
}

export default function BrowserWarning({ missing, canInterrupt }: BrowserWarningProps) {
  const view = useBrowserWarning(window.localStorage, canInterrupt);
  if (!view) return null;
  const { unasked, close, dismiss } = view;
  return (
    <BrowserWarningDialog missing={missing} unasked={unasked} onClose={close} onDismiss={dismiss} />
  );
}
