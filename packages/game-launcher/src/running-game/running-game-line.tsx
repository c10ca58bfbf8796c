import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { GameControllerIcon, SignOutIcon } from "@naluma/ui/icon";
import type { Playing, Quitting } from "../launch/launch.state.ts";
import { useLauncherInstance } from "../runner/use-launcher-instance.ts";
import { words } from "../words.ts";

interface Props {
  state: Playing | Quitting;
  /** Shows the game; inside the press. */
  onShow: () => void;
  onQuit: () => void;
}

export function RunningGameLine({ state, onShow, onQuit }: Props) {
  const t = useWords(words);
  return (
    <aside className="rg" aria-live="polite">
      <GameControllerIcon />
      <div className="rg-t grow">
        <p className="clip">
          {state.at === "playing"
            ? t("launch.running", { game: state.game.name })
            : t("launch.quitting")}
        </p>
        {state.at === "playing" && <Owned />}
      </div>
      {state.at === "playing" && state.phase !== "lost" && (
        <Button look="soft" size="s" onClick={onShow}>
          {t("launch.show")}
        </Button>
      )}
      <Button look="line" size="s" onClick={onQuit} busy={state.at === "quitting"}>
        {state.at === "playing" && <SignOutIcon size="s" />}
        <span>{t("launch.quit")}</span>
      </Button>
    </aside>
  );
}

/** It changes with every round, so it is read when somebody comes to it, never of its own accord. */
function Owned() {
  const t = useWords(words);
  const { Balance } = useLauncherInstance();
  if (!Balance) return null;
  return (
    <Balance>
      {(text) => (
        <p className="dim sm">
          <span aria-hidden="true">{t("launch.balance")}</span>{" "}
          <output className="num" translate="no" aria-label={t("launch.balance")} aria-live="off">
            {text}
          </output>
        </p>
      )}
    </Balance>
  );
}
