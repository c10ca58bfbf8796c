import type { Store } from "@naluma/machine";
import { askPrompt } from "@naluma/ui/prompt";
import type { MemberMessage } from "../words.ts";
import { isPossible, least, longest, most, type Reminder } from "./reminder.ts";

export type Say = (id: MemberMessage, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Asks how often, and with which words, a member wants to be reminded. `none` is a member who wants no
 * reminder, nothing one who leaves things as they are.
 */
export async function askForReminder(
  store: Store,
  say: Say,
  kept: Reminder | undefined,
): Promise<Reminder | "none" | undefined> {
  const range = say("breaks.hint", { least, most });
  const question = {
    title: say("breaks.title"),
    cancel: say("breaks.cancel"),
    illegal: say("breaks.illegal", { least, most }),
  };

  const minutes = await askPrompt(store, {
    ...question,
    text: range,
    label: say("breaks.minutes"),
    confirm: say("breaks.next"),
    value: kept && String(kept.minutes),
    pattern: /^\d*$/,
    validator: (text) => text === "" || isPossible(Number(text)) || range,
  });
  if (minutes === undefined) return undefined;
  if (minutes === "") return "none";

  const words = await askPrompt(store, {
    ...question,
    text: say("breaks.optional"),
    label: say("breaks.message"),
    confirm: say("breaks.save"),
    value: kept?.words,
    maximum: longest,
  });
  return words === undefined ? undefined : { minutes: Number(minutes), words };
}
