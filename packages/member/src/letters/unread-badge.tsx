import { useWords } from "@naluma/i18n/react";
import { Badge } from "@naluma/ui/badge";
import { badgeText } from "@naluma/ui/badge-text";
import { EnvelopeSimpleIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { restWords } from "../words.rest.ts";
import { useUnread } from "./use-unread.ts";

/** The way to the letters, with how many are unread in its name and on its corner. */
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

/** Inside a button or link with a name of its own: the count on its corner, and in its name. */
export function UnreadBadge() {
  const t = useWords(restWords);
  const unread = useUnread();
  return <Badge count={unread} label={t("letters.unread_count", { count: badgeText(unread) })} />;
}
