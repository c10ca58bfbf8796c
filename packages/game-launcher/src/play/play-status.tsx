import { useWords } from "@naluma/i18n/react";
import { WifiSlashIcon } from "@naluma/ui/icon";
import { use, useEffect, useState } from "react";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { words } from "../words.ts";
import type { ConnectionTrouble } from "./host-slots.tsx";

const sentences = { lost: "play.offline", returning: "play.reconnecting" } as const;

/** How long the game has been on screen or, without a connection, a message about that. */
export function PlayStatus() {
  const Connection = use(LauncherContext)?.Connection;
  if (!Connection) return <Status trouble={undefined} />;
  return <Connection>{(trouble) => <Status trouble={trouble} />}</Connection>;
}

/** The element of the message is always rendered, so that a screen reader announces the change. */
function Status({ trouble }: { trouble: ConnectionTrouble }) {
  const t = useWords(words);
  return (
    <>
      <output className="player-status small">
        {trouble && (
          <>
            <WifiSlashIcon size="s" />
            <span>{t(sentences[trouble])}</span>
          </>
        )}
      </output>
      <SessionClock isHidden={trouble !== undefined} />
    </>
  );
}

/** How long this game has been on screen. A screen reader reads a timer on request, never automatically. */
function SessionClock({ isHidden }: { isHidden: boolean }) {
  const t = useWords(words);
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <span
      className="play-clock number dim small"
      translate="no"
      role="timer"
      aria-label={t("play.clock")}
      hidden={isHidden}
    >
      {clockText(now - since)}
    </span>
  );
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Formats a duration in milliseconds: `4:07`, and from an hour on `1:04:07`. */
export function clockText(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1_000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const tail = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes % 60)}:${tail}` : `${minutes}:${tail}`;
}
