import type { Store } from "@naluma/machine";
import { askPrompt } from "@naluma/ui/prompt";
import { isPossible, least, longest, most, type Reminder } from "./reminder.ts";
import type { BreakMessage } from "./words.ts";

export type Translate = (
  id: BreakMessage,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Asks how often, and with which words, a member wants to be reminded. `none` is a member who wants no
 * reminder, nothing one who leaves things as they are.
 */
export async function askForReminder(
  store: Store,
  t: Translate,
  stored: Reminder | undefined,
): Promise<Reminder | "none" | undefined> {
  const range = t("breaks.hint", { least, most });
  const question = {
    title: t("breaks.title"),
    cancel: t("breaks.cancel"),
    illegal: t("breaks.illegal", { least, most }),
  };

  const minutes = await askPrompt(store, {
    ...question,
    text: range,
    label: t("breaks.minutes"),
    confirm: t("breaks.next"),
    value: stored && String(stored.minutes),
    pattern: /^\d*$/,
    validator: (text) => text === "" || isPossible(Number(text)) || range,
  });
  if (minutes === undefined) return undefined;
  if (minutes === "") return "none";

  const words = await askPrompt(store, {
    ...question,
    text: t("breaks.optional"),
    label: t("breaks.message"),
    confirm: t("breaks.save"),
    value: stored?.words,
    maximum: longest,
  });
  return words === undefined ? undefined : { minutes: Number(minutes), words };
}
