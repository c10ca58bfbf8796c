import { useWords } from "@naluma/i18n/react";
import { ConnectionNotice } from "@naluma/ui/offline";
import { words } from "../words.ts";
import { useConnectionNotice } from "./use-connection-notice.ts";

const sentences = {
  lost: "shell.connection_lost",
  returning: "shell.connection_returning",
  back: "shell.connection_back",
} as const;

/** Says when the live connection is gone, and for a moment that it is back. */
export default function ConnectionLine() {
  const t = useWords(words);
  const state = useConnectionNotice();
  return <ConnectionNotice state={state} text={state ? t(sentences[state]) : ""} />;
}
