import { fillAutoplaySheet } from "./autoplay-sheet.ts";
import { afterRound, beginAutoplay, endBefore } from "./autoplay.ts";
import type { AutoplayEnd, AutoplayLimits, AutoplayRun } from "./autoplay.ts";
import { byId } from "./elements.ts";
import type { Round } from "./game-view.ts";
import { paced } from "./pace.ts";
import { translate } from "./translate.ts";

/** How long a result is shown before the next round begins by itself, in ms. */
const betweenRounds = 700;

export interface AutoplayPorts {
  /** Plays one round to its end; undefined if it was refused or is still open. */
  readonly playRound: () => Promise<Round | undefined>;
  /** The selected stake; undefined until the provider has sent the available ones. */
  readonly stake: () => string | undefined;
  readonly canAfford: (stake: string) => boolean;
  /** Called when a run has begun, continued or ended, so that everything that depends on it is redrawn. */
  readonly changed: () => void;
  /** Appends to the message about the last round. */
  readonly announce: (text: string) => void;
}

export interface Autoplay {
  isOn(): boolean;
  end(why: AutoplayEnd): void;
  /** Shows the controls if the operator allows autoplay and the rounds of the view can be repeated. */
  offer(isOffered: boolean): void;
  /** No run can begin while a round is open or the game is over. */
  lock(isLocked: boolean): void;
}

/**
 * Rounds that begin by themselves, within the limits that the player set. The run ends when the page is hidden, the
 * connection is lost, a round is refused or the same button is pressed; it never resumes by itself.
 */
export function createAutoplay(ports: AutoplayPorts): Autoplay {
  const press = byId("auto");
  const sheet = byId("autoplay");
  let run: AutoplayRun | undefined;
  let wake: (() => void) | undefined;

  const show = (): void => {
    const label = run ? translate("auto_stop", { count: run.left }) : translate("auto");
    press.setAttribute("aria-label", label);
    press.title = label;
    press.setAttribute("aria-pressed", String(run !== undefined));
    byId("auto-left").textContent = run ? String(run.left) : "";
  };

  const end = (why: AutoplayEnd): void => {
    if (!run) return;
    run = undefined;
    wake?.();
    show();
    ports.changed();
    if (why !== "refused") ports.announce(translate(words[why]));
  };

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, paced(betweenRounds));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function begin(limits: AutoplayLimits): Promise<void> {
    let mine = beginAutoplay(limits);
    run = mine;
    show();
    ports.changed();
    for (;;) {
      const stake = ports.stake() ?? "0.00";
      const why = endBefore(mine, stake);
      if (why) return end(why);
      const round = await ports.playRound();
      // This run has ended in the meantime, and another may have begun.
      if (run !== mine) return;
      if (!round) return end("refused");
      mine = afterRound(mine, round);
      run = mine;
      show();
      if (mine.left > 0) await pause();
      if (run !== mine) return;
      const next = ports.stake();
      if (next !== undefined && !ports.canAfford(next)) return end("balance");
    }
  }

  press.addEventListener("click", () => {
    if (run) return end("pressed");
    if (!(sheet instanceof HTMLDialogElement)) return;
    fillAutoplaySheet(byId("autoplay-body"), ports.stake() ?? "0.00", (limits) => {
      sheet.close();
      void begin(limits);
    });
    sheet.showModal();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) end("hidden");
  });
  addEventListener("offline", () => end("offline"));
  show();

  return {
    isOn: () => run !== undefined,
    end,
    offer: (isOffered) => (press.hidden = !isOffered),
    lock: (isLocked) => press.toggleAttribute("disabled", isLocked && run === undefined),
  };
}

const words = {
  done: "auto_done",
  loss: "auto_loss",
  win: "auto_win",
  pressed: "auto_pressed",
  hidden: "auto_hidden",
  offline: "auto_offline",
  balance: "refused_balance",
} as const;
