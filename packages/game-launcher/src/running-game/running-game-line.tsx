import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { GameControllerIcon, SignOutIcon } from "@naluma/ui/icon";
import type { Playing, Quitting } from "../launch/launch.state.ts";
import { words } from "../words.ts";

interface Props {
  state: Playing | Quitting;
  onQuit: () => void;
}

export function RunningGameLine({ state, onQuit }: Props) {
  const t = useWords(words);
  return (
    <aside className="rg" aria-live="polite">
      <GameControllerIcon />
      <span className="clip grow">
        {state.at === "playing"
          ? t("launch.running", { game: state.game.name })
          : t("launch.quitting")}
      </span>
      <Button look="line" size="s" onClick={onQuit} busy={state.at === "quitting"}>
        {state.at === "playing" && <SignOutIcon size="s" />}
        {t("launch.quit")}
      </Button>
    </aside>
  );
}
