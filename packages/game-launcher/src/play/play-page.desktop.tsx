import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { SignOutIcon } from "@naluma/ui/icon";
import { words } from "../words.ts";
import { BarEnd, BarGame, type PlayBarProps } from "./play-bar.parts.tsx";
import { PlayPage as Page, type PlayPageProps } from "./player.tsx";

export const PlayPage = (props: PlayPageProps) => <Page {...props} Bar={PlayBar} />;

export function PlayBar(props: PlayBarProps) {
  const t = useWords(words);
  return (
    <header className="player-head">
      <Button look="line" onClick={props.onQuit}>
        <SignOutIcon />
        {t("launch.quit")}
      </Button>
      <BarGame game={props.game} />
      <BarEnd {...props} />
    </header>
  );
}
