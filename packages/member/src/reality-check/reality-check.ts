import { translate } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import { startMachine, type Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { DescribedCurrencies } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { sessionKeys, type BrowserStorage } from "@naluma/site/stored";
import { askPrompt } from "@naluma/ui/confirm";
import type { Session } from "../session/session.ts";
import type { Notify } from "../user-message.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { words } from "../words.ts";
import type { CheckKeeper } from "./check-keeper.ts";
import { askToCheck, intervalQuestions, type AskedCheck } from "./check-questions.ts";
import {
  checkStep,
  notCounting,
  type CheckAnswer,
  type CheckEffect,
  type CheckEvent,
} from "./check.machine.ts";
import { type SessionTotals, timeParts } from "./session-totals.ts";
import { isPossible, longest, storeCheck, storedCheck } from "./stored-check.ts";

export interface RealityCheckPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly session: Pick<Session, "member" | "onChange">;
  readonly local?: BrowserStorage | undefined;
  readonly tab?: BrowserStorage | undefined;
  readonly notify: Notify;
  keeper(): CheckKeeper;
  readonly settings: Pick<SiteSettings, "describedCurrencies">;
  locale(): Parameters<typeof translate>[1];
  /** A round is open or a form has input, so a dialog would interrupt the member. */
  isBusy(): boolean;
  openActivity(): void;
  /** A dialog would not be visible while another element fills the screen. */
  leaveFullScreen(): Promise<void>;
  askToLogOut(): void;
  readonly game?: GamePort | undefined;
  /** The other tabs of this browser. */
  readonly tabs?: { say(): void; onSaid(run: () => void): void } | undefined;
}

/** The texts of a check for the game's page, in the player's language. */
export interface GameCheck {
  readonly title: string;
  readonly lines: readonly string[];
  readonly answers: readonly { readonly answer: CheckAnswer; readonly label: string }[];
}

/** The page of the running game, which can show a check where the site cannot draw over it. */
export interface GamePort {
  show(check: GameCheck, answered: (answer: CheckAnswer) => void): void;
  hide(): void;
}

/** Reminds members, at an interval of their choice, how long the session has lasted and what its result is. */
export interface RealityCheck {
  /** Lets the member change the interval or the reminder text. */
  choose(): Promise<void>;
}

export function createRealityCheck(ports: RealityCheckPorts): RealityCheck {
  const { store, clock, session, local, tab, notify, tabs } = ports;
  let stopCounting = () => {};
  let asked: AskedCheck | undefined;
  /** Counts the checks, so that one withdrawn before it could be shown is not shown. */
  let asks = 0;
  /** Counts the questions, so that the answer to an earlier one is ignored. */
  let question = 0;

  async function loadWords() {
    const locale = ports.locale();
    await restWords.load(locale);
    return (id: RestMessageId, values?: Readonly<Record<string, string | number>>) =>
      translate(restWords, locale, id, values);
  }

  async function read(send: (event: CheckEvent) => void, from: () => Promise<SessionTotals>) {
    question += 1;
    const own = question;
    const totals = await from().catch(() => undefined);
    if (own !== question || !session.member()) return;
    send({ type: "read", totals, isBusy: ports.isBusy() });
  }

  /** The player's answer in the game's own window; it may never come. */
  async function answerInGame(totals: SessionTotals): Promise<CheckAnswer> {
    const { game, settings } = ports;
    const look = { ownWords: storedCheck(local).words, described: settings.describedCurrencies };
    const check = game && (await gameCheck(ports.locale(), totals, look));
    return new Promise((resolve) => {
      if (check && asked) game.show(check, resolve);
    });
  }

  async function ask(send: (event: CheckEvent) => void, totals: SessionTotals) {
    asks += 1;
    const own = asks;
    await ports.leaveFullScreen();
    if (own !== asks) return;
    const shown = askToCheck(store, totals, storedCheck(local).words);
    asked = shown;
    const answer = await Promise.race([shown.answer, answerInGame(totals)]);
    ports.game?.hide();
    shown.withdraw();
    if (asked === shown) asked = undefined;
    if (answer) send({ type: "answered", answer });
  }

  function perform(effect: CheckEffect, send: (event: CheckEvent) => void): void {
    switch (effect.do) {
      case "read":
        return void read(send, () => ports.keeper().read());
      case "mark-seen":
        return void read(send, async () => {
          const totals = await ports.keeper().seen();
          tabs?.say();
          return totals;
        });
      case "count":
        stopCounting = clock.setTimeout(
          () => send({ type: "time-came", isBusy: ports.isBusy() }),
          effect.ms,
        );
        return;
      case "stop-counting":
        return stopCounting();
      case "ask":
        return void ask(send, effect.totals);
      case "withdraw":
        asks += 1;
        return asked?.withdraw();
      case "open-activity":
        return ports.openActivity();
      case "log-out":
        if (session.member()) ports.askToLogOut();
    }
  }

  const machine = startMachine(notCounting, checkStep, perform, store);

  const follow = () => {
    if (session.member()) return machine.send({ type: "arrived" });
    tab?.removeItem(sessionKeys.playingSince);
    machine.send({ type: "left" });
  };
  session.onChange(follow);
  tabs?.onSaid(() => machine.send({ type: "settled-elsewhere" }));
  if (session.member()) machine.send({ type: "arrived" });

  async function keep(minutes: number): Promise<void> {
    const t = await loadWords();
    try {
      await ports.keeper().choose(minutes);
    } catch {
      return notify("error", { text: t("check.failed") });
    }
    tabs?.say();
    machine.send({ type: "chosen" });
    notify("success", { text: minutes === 0 ? t("check.off") : t("check.set", { minutes }) });
  }

  async function askForOther({ minutes, least, most }: SessionTotals): Promise<void> {
    const t = await loadWords();
    const range = t("check.hint", { least, most });
    const written = await askPrompt(store, {
      title: t("check.title"),
      text: range,
      label: t("check.minutes_label"),
      confirm: t("check.save"),
      cancel: t("check.cancel"),
      value: minutes === 0 ? undefined : String(minutes),
      numeric: true,
      pattern: /^\d+$/,
      illegal: t("check.illegal", { least, most }),
      validator: (text) => isPossible(Number(text)) || range,
    });
    if (written !== undefined) await keep(Number(written));
  }

  async function askForWords(): Promise<void> {
    const t = await loadWords();
    const stored = storedCheck(local);
    const words = await askPrompt(store, {
      title: t("check.title"),
      text: t("check.optional"),
      label: t("check.message"),
      confirm: t("check.save"),
      cancel: t("check.cancel"),
      value: stored.words,
      maximum: longest,
    });
    if (words === undefined) return;
    storeCheck(local, { ...stored, words });
    notify("success", { text: t("check.saved") });
  }

  return {
    async choose() {
      const t = await loadWords();
      const totals = await ports
        .keeper()
        .read()
        .catch(() => undefined);
      if (!totals) return notify("error", { text: t("check.failed") });
      const choice = await intervalQuestions.ask(store, { totals });
      if (choice === "other") return askForOther(totals);
      if (choice === "words") return askForWords();
      if (choice !== undefined) return keep(choice);
    },
  };
}

/** The texts of a check, for a page that has no translations of its own. */
async function gameCheck(
  locale: Locale,
  { elapsed, result }: SessionTotals,
  { ownWords, described }: { ownWords: string; described: DescribedCurrencies },
): Promise<GameCheck> {
  await Promise.all([restWords.load(locale), words.load(locale)]);
  const t = (id: RestMessageId, values?: Readonly<Record<string, string | number>>) =>
    translate(restWords, locale, id, values);
  const { hours, minutes } = timeParts(elapsed);
  const time = hours === 0 ? t("check.minutes", { minutes }) : t("check.hours", { hours, minutes });
  const net = result
    ? [`${t("check.net")}: ${formatMoney(result.net, result.currency, locale, described)}`]
    : [];
  return {
    title: t("check.title"),
    lines: [t("check.since", { time }), ...net, ...(ownWords === "" ? [] : [ownWords])],
    answers: [
      { answer: "go-on", label: t("check.go_on") },
      ...(result ? [{ answer: "activity" as const, label: t("check.activity") }] : []),
      { answer: "log-out", label: translate(words, locale, "account.log_out") },
    ],
  };
}
