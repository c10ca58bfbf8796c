import type { Translate } from "@naluma/i18n/react";
import { useWords } from "@naluma/i18n/react";
import type { Told } from "./told.ts";
import { words, type MemberMessage } from "./words.ts";

interface Speaking {
  readonly t: Translate<MemberMessage>;
  /** The words of something told. */
  say(told: Told): string;
}

export function useSpeaking(): Speaking {
  const t = useWords(words);
  return { t, say: (told) => ("text" in told ? told.text : t(told.id, told.values)) };
}
