import { textOf } from "@naluma/i18n/user-message";
import type { Locale } from "@naluma/site/locale";
import { showToast } from "@naluma/ui/toast";
import type { createStore } from "jotai/vanilla";
import { restWords } from "../../words.rest.ts";

/** Shows which data this browser will not remember. */
export async function warnStorageUnavailable(
  store: ReturnType<typeof createStore>,
  locale: Locale,
): Promise<void> {
  const message = await textOf(restWords, locale, { id: "storage.lost" });
  showToast(store, { kind: "warning", message });
}
