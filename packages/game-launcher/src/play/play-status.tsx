import { useWords } from "@naluma/i18n/react";
import { WifiSlashIcon } from "@naluma/ui/icon";
import { use } from "react";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { words } from "../words.ts";
import type { ConnectionTrouble } from "./connection-slot.tsx";
import { SessionClock } from "./session-clock.tsx";

const sentences = { lost: "play.offline", returning: "play.reconnecting" } as const;

/** How long the game has been on screen; while the connection is gone, that it is. */
export function PlayStatus() {
  const Connection = use(LauncherContext)?.Connection;
  if (!Connection) return <Status trouble={undefined} />;
  return <Connection>{(trouble) => <Status trouble={trouble} />}</Connection>;
}

/** The place of the sentence is always there, so that a screen reader hears it change. */
function Status({ trouble }: { trouble: ConnectionTrouble }) {
  const t = useWords(words);
  return (
    <>
      <output className="pl-off sm">
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
