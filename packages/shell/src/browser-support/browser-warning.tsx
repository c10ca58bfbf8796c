import { BrowserWarningDialog } from "./browser-warning-dialog.tsx";
import { useBrowserWarning } from "./use-browser-warning.ts";

interface BrowserWarningProps {
  missing: readonly string[];
  /** Whether the page leaves room for what comes by itself. */
  mayComeUp: () => boolean;
}

export default function BrowserWarning({ missing, mayComeUp }: BrowserWarningProps) {
  const view = useBrowserWarning(window.localStorage, mayComeUp);
  if (!view) return null;
  const { unasked, close, dismiss } = view;
  return (
    <BrowserWarningDialog missing={missing} unasked={unasked} onClose={close} onDismiss={dismiss} />
  );
}
