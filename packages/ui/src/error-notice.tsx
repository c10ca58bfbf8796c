import { Button } from "./button.tsx";
import { WarningCircleFillIcon } from "./icon.ts";

export interface ErrorNoticeProps {
  /** What happened, what it means, and what to do next. */
  text: string;
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined;
}

/** Replaces a part that could not be loaded. */
export function ErrorNotice({ text, retry }: ErrorNoticeProps) {
  return (
    <div className="note note-error retry" role="alert">
      <WarningCircleFillIcon />
      <p>{text}</p>
      {retry && (
        <Button look="line" size="s" busy={retry.busy} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
