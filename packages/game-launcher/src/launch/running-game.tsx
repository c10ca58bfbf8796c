import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { GameControllerIcon, SignOutIcon } from "@naluma/ui/icon";
import { words } from "../words.ts";
import { useLauncher } from "./use-launcher.ts";

/**
 * The way out of a game that runs in a window of its own, also when the handle of that window is
 * lost. Nothing while no game runs, and nothing for a visitor, who has none.
 */
export function RunningGame() {
  const t = useWords(words);
  const { state, quit } = useLauncher();
  if (state.at !== "playing" && state.at !== "quitting") return null;
  return (
    <aside className="rg" aria-live="polite">
      <GameControllerIcon />
      <span className="clip grow">
        {state.at === "playing"
          ? t("launch.running", { game: state.game.name })
          : t("launch.quitting")}
      </span>
      <Button look="line" size="s" onClick={quit} busy={state.at === "quitting"}>
        {state.at === "playing" && <SignOutIcon size="s" />}
        {t("launch.quit")}
      </Button>
    </aside>
  );
}
