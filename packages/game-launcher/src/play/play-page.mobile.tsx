import { useWords } from "@naluma/i18n/react";
import { SignOutIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { words } from "../words.ts";
import { BarEnd, BarGame, type PlayBarProps } from "./play-bar.parts.tsx";
import { PlayPage as Page, type PlayPageProps } from "./player.tsx";

export const PlayPage = (props: PlayPageProps) => <Page {...props} Bar={PlayBar} />;

export function PlayBar(props: PlayBarProps) {
  const t = useWords(words);
  return (
    <header className="player-head">
      <IconButton label={t("launch.quit")} onClick={props.onQuit}>
        <SignOutIcon />
      </IconButton>
      <BarGame game={props.game} />
      <BarEnd {...props} />
    </header>
  );
}
