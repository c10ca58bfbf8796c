import { Button } from "./button.tsx";
import { WarningCircleFillIcon } from "./icon.ts";

export interface ErrorNoticeProps {
  /** What happened, what it means, what to do next. */
  text: string;
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined;
}

/** Stands where the part would stand that could not be read. */
export function ErrorNotice({ text, retry }: ErrorNoticeProps) {
  return (
    <div className="note note-err retry" role="alert">
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
