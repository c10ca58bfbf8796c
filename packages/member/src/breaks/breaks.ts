import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { Locale } from "@naluma/site/locale";
import { sessionKeys } from "@naluma/site/stored";
import type { BrowserStorage } from "@naluma/site/stored";
import { askConfirm } from "@naluma/ui/confirm";
import type { Session } from "../session/session.ts";
import type { Notify } from "../user-message.ts";
import { words } from "../words.ts";
import { askForReminder, type Translate } from "./ask-for-reminder.ts";
import { forgetReminder, storeReminder, storedReminder, type Reminder } from "./reminder.ts";
import { breakWords } from "./words.ts";

export interface BreaksPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly session: Pick<Session, "member" | "onChange">;
  readonly local?: BrowserStorage | undefined;
  /** Of this tab alone: a reload goes on counting. */
  readonly tab?: BrowserStorage | undefined;
  readonly notify: Notify;
  locale(): Locale;
  askToLogOut(): void;
}

/** Reminds a member to take a break, who has asked for it. */
export interface Breaks {
  /** The member wants to be reminded, or otherwise than before. */
  ask(): Promise<void>;
}

const minute = 60_000;

export function createBreaks(ports: BreaksPorts): Breaks {
  const { store, clock, session, local, tab, notify } = ports;
  let callOff = () => {};

  async function loadWords(): Promise<Translate> {
    const locale = ports.locale();
    await breakWords.load(locale);
    return (id, values) => translate(breakWords, locale, id, values);
  }

  /** When the member's time here began, in milliseconds since 1970. */
  function beginning(): number {
    const stored = Number(tab?.getItem(sessionKeys.playingSince));
    if (stored > 0 && stored <= clock.now()) return stored;
    tab?.setItem(sessionKeys.playingSince, String(clock.now()));
    return clock.now();
  }

  async function remind(reminder: Reminder, begun: number): Promise<void> {
    const t = await loadWords();
    await words.load(ports.locale());
    const minutes = Math.round((clock.now() - begun) / minute);
    const goesOn = await askConfirm(store, {
      title: t("breaks.time"),
      text: `${t("breaks.since", { minutes })} ${reminder.words}`.trim(),
      confirm: t("breaks.continue"),
      cancel: translate(words, ports.locale(), "account.log_out"),
    });
    if (!goesOn && session.member()) ports.askToLogOut();
  }

  /** The next reminder: a whole number of times as long after the beginning as was asked for. */
  function plan(): void {
    callOff();
    callOff = () => {};
    if (!session.member()) return tab?.removeItem(sessionKeys.playingSince);
    const begun = beginning();
    const reminder = storedReminder(local);
    if (!reminder) return;
    const between = reminder.minutes * minute;
    const rest = between - ((clock.now() - begun) % between);
    // Words that cannot be had are asked for again with the next reminder.
    const due = () => remind(reminder, begun).catch(() => undefined);
    callOff = clock.setTimeout(() => void due().then(plan), rest);
  }

  session.onChange(plan);
  plan();

  return {
    async ask() {
      const t = await loadWords();
      const wanted = await askForReminder(store, t, storedReminder(local));
      if (wanted === undefined) return;
      if (wanted === "none") {
        forgetReminder(local);
        notify("success", { text: t("breaks.none") });
      } else {
        storeReminder(local, wanted);
        notify("success", { text: t("breaks.set", { minutes: wanted.minutes }) });
      }
      plan();
    },
  };
}
