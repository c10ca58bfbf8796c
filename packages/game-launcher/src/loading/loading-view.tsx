import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { CheckCircleFillIcon, CircleNotchIcon, ClockIcon } from "@naluma/ui/icon";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { useEffect, useState } from "react";
import { launchTimes } from "../launch/launch.times.ts";
import { words, type LauncherMessage } from "../words.ts";
import { loadingSteps, type LoadingStatus, type LoadingStep } from "./loading-status.ts";

export interface LoadingViewProps {
  /** Unknown in the first moments of a new window. */
  status: Pick<LoadingStatus, "game" | "step"> | undefined;
  /** The game's address was handed over: every step is done. */
  done?: boolean | undefined;
  onCancel: () => void;
}

/** Game art, nacre rings, three named steps, cancel (docs/design.md#loading-window). Never a bare spinner. */
export function LoadingView({ status, done = false, onCancel }: LoadingViewProps) {
  const t = useWords(words);
  const { name = "", providerName: provider = "", picture = "" } = status?.game ?? {};
  const now = status?.step ?? "session";
  const reached = done ? loadingSteps.length : loadingSteps.indexOf(now);

  const named: Record<LoadingStep, string> = {
    session: t("loading.session"),
    balance: provider ? t("loading.balance", { provider }) : t("loading.balance_plain"),
    address: t("loading.address"),
  };

  return (
    <div className="loading">
      <div className="loading-art">
        <div className="loading-rings" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        {picture ? (
          <img src={picture} alt="" width={216} height={288} />
        ) : (
          <div className="loading-blank" />
        )}
      </div>
      <h1>{name ? t("loading.title", { game: name }) : t("loading.title_plain")}</h1>
      <ol>
        {loadingSteps.map((step, index) => (
          <li key={step} className={classOf(index, reached)}>
            <StepIcon index={index} reached={reached} />
            <span>{named[step]}</span>
          </li>
        ))}
      </ol>
      <div className="loading-bar" data-step={reached} aria-hidden="true">
        <i />
      </div>
      <Button look="line" onClick={onCancel}>
        {t("loading.cancel")}
      </Button>
      <VisuallyHidden>
        <output>{named[now]}</output>
      </VisuallyHidden>
    </div>
  );
}

const classOf = (index: number, reached: number) => {
  if (index < reached) return "loading-done";
  return index === reached ? "loading-now" : undefined;
};

function StepIcon({ index, reached }: { index: number; reached: number }) {
  if (index < reached) return <CheckCircleFillIcon />;
  return index === reached ? <CircleNotchIcon /> : <ClockIcon />;
}

/** A final message when there is nothing left to wait for. */
export function EndMessage(props: {
  title: LauncherMessage;
  text: LauncherMessage;
  action: LauncherMessage;
  onAct: () => void;
}) {
  const t = useWords(words);
  return (
    <main className="loading">
      <h1>{t(props.title)}</h1>
      <p className="loading-text">{t(props.text)}</p>
      <Button look="line" onClick={props.onAct}>
        {t(props.action)}
      </Button>
    </main>
  );
}

/** The game's art in the size of a bar. */
export const GamePicture = ({ game }: Pick<LoadingStatus, "game">) =>
  game.picture ? (
    <span className="game-picture">
      <img src={game.picture} alt="" width={33} height={44} />
    </span>
  ) : null;

/** The loading overlay closes 400 ms after the game's address was handed over (LAUNCH-36). */
export function useLoadingOverlay(isLoading: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = setTimeout(() => setOver(true), launchTimes.overlay);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isLoading]);
  return isLoading || !isOver;
}
