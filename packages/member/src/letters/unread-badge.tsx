import { useWords } from "@naluma/i18n/react";
import { Badge } from "@naluma/ui/badge";
import { badgeText } from "@naluma/ui/badge-text";
import { EnvelopeSimpleIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { restWords } from "../words.rest.ts";
import { useUnread } from "./use-unread.ts";

/** Opens the letters. The number of unread ones is on its corner and in its accessible name. */
export function LettersButton({ onPress }: { onPress: () => void }) {
  const t = useWords(restWords);
  const unread = useUnread();
  return (
    <IconButton
      className="lt-i"
      label={
        unread > 0 ? t("letters.with_unread", { count: badgeText(unread) }) : t("letters.title")
      }
      onClick={onPress}
    >
      <EnvelopeSimpleIcon />
      <Badge count={unread} />
    </IconButton>
  );
}

/** For use inside a button or link with a name: adds the count to its corner and to its accessible name. */
export function UnreadBadge() {
  const t = useWords(restWords);
  const unread = useUnread();
  return <Badge count={unread} label={t("letters.unread_count", { count: badgeText(unread) })} />;
}
