import { translate } from "@naluma/i18n";
import type { Locale } from "@naluma/site/locale";
import type { Store } from "@naluma/machine";
import { showToast, type ToastKind } from "@naluma/ui/toast";
import { words, type MemberMessage } from "./words.ts";

/** What the player is told: words of ours, or a text that the server made ready to show. */
export type Told =
  | { readonly id: MemberMessage; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

export type Tell = (kind: ToastKind, told: Told) => void;

/** Tells by toast, also from where no component is. */
export const tellByToast =
  (store: Store, locale: () => Locale): Tell =>
  (kind, told) => {
    if ("text" in told) {
      showToast(store, { kind, message: told.text });
      return;
    }
    const language = locale();
    void words.load(language).then(() => {
      showToast(store, { kind, message: translate(words, language, told.id, told.values) });
    });
  };
