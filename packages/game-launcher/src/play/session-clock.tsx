import { useWords } from "@naluma/i18n/react";
import { useEffect, useState } from "react";
import { words } from "../words.ts";
import { clockText } from "./clock-text.ts";

/** How long this game has been on screen. A timer is read when somebody comes to it, never of its own accord. */
export function SessionClock({ isHidden }: { isHidden: boolean }) {
  const t = useWords(words);
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <span
      className="clk num dim sm"
      translate="no"
      role="timer"
      aria-label={t("play.clock")}
      hidden={isHidden}
    >
      {clockText(now - since)}
    </span>
  );
}
