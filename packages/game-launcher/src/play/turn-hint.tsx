import { useWords } from "@naluma/i18n/react";
import { XIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useState } from "react";
import { words } from "../words.ts";

/** Asks to turn a phone that stands upright; the style sheet alone knows whether it does. It can be sent away. */
export function TurnHint() {
  const t = useWords(words);
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <aside className="pl-turn">
      <p>{t("play.turn")}</p>
      <IconButton label={t("play.turn_close")} onClick={() => setGone(true)}>
        <XIcon />
      </IconButton>
    </aside>
  );
}
