import type { ConnectionSlot } from "@naluma/game-launcher";
import { useWords } from "@naluma/i18n/react";
import { ConnectionNotice } from "@naluma/ui/connection-notice";
import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { words } from "../../words.ts";
import { awayAtom } from "../app/live.ts";
import { useConnectionNotice } from "./use-connection-notice.ts";

const AwayNotice = lazyView(async () => ({
  default: (await import("../../live/away/away.ts")).AwayNotice,
}));

const sentences = {
  lost: "shell.connection_lost",
  returning: "shell.connection_returning",
  back: "shell.connection_back",
} as const;

/** Shows when the live connection is lost, briefly when it is back, and when the platform is unreachable. */
export default function ConnectionLine() {
  const t = useWords(words);
  const state = useConnectionNotice();
  const away = useAtomValue(awayAtom);
  return (
    <>
      <ConnectionNotice state={state} text={state ? t(sentences[state]) : ""} />
      <Suspense fallback={null}>{away && <AwayNotice {...away} />}</Suspense>
    </>
  );
}

/** The player has no room for the line that other pages show: its own bar reports the lost connection. */
export const ConnectionInGame: ConnectionSlot = ({ children }) => {
  const notice = useConnectionNotice(true);
  return children(notice === "back" ? undefined : notice);
};
