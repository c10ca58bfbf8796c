import { fillAutoplaySheet } from "./autoplay-sheet.ts";
import { afterRound, beginAutoplay, endBefore } from "./autoplay.ts";
import type { AutoplayEnd, AutoplayLimits, AutoplayRun } from "./autoplay.ts";
import { byId } from "./elements.ts";
import type { Round } from "./game-view.ts";
import { paced } from "./pace.ts";
import { translate } from "./translate.ts";

/** Milliseconds that a result stands before the next round begins by itself. */
const betweenRounds = 700;

export interface AutoplayPorts {
  /** Plays one round to its end; undefined where it was refused or goes on. */
  readonly playRound: () => Promise<Round | undefined>;
  /** The stake that is set; undefined before the provider has said which there are. */
  readonly stake: () => string | undefined;
  readonly canAfford: (stake: string) => boolean;
  /** A run began, went on or ended: what depends on that is drawn anew. */
  readonly changed: () => void;
  /** Adds to what is said of the last round. */
  readonly announce: (text: string) => void;
}

export interface Autoplay {
  isOn(): boolean;
  end(why: AutoplayEnd): void;
  /** The operator allows it or not; the view has rounds that can be repeated or not. */
  offer(isOffered: boolean): void;
  /** Nothing can begin while a round is open or the game is over. */
  lock(isLocked: boolean): void;
}

/**
 * Rounds that begin by themselves, with the limits that the player set. Hiding the page, losing the connection, a
 * refused round and the same button end the run; it never goes on by itself.
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
      // Ended meanwhile, and perhaps another run has begun.
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
