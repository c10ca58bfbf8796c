import { Button } from "@naluma/ui/button";

export interface MoreProps {
  shown: number;
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The footer of a paginated list. */
export function More({ shown, hasMore, busy, onMore }: MoreProps) {
  return (
    <p className="more">
      <output className="dim number">
        {`${shown} ${shown === 1 ? "line" : "lines"}${hasMore ? ", and more" : ""}`}
      </output>
      {hasMore && (
        <Button size="s" busy={busy} onClick={onMore}>
          Show more
        </Button>
      )}
    </p>
  );
}
