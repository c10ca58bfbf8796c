import { translate } from "@naluma/i18n";
import { showToast } from "@naluma/ui/toast";
import type { App } from "../app/app.ts";
import { words } from "../words.ts";

/** What the platform says when it moves no money at the moment (RT-15). */
const disabled = "957";

/** Transfers are disabled: the member sees a message. Every other status is ignored. */
export async function transfersDisabledToToast(
  { page, store }: Pick<App, "store"> & { readonly page: Pick<App["page"], "locale"> },
  { code }: { readonly code: string },
): Promise<void> {
  if (code !== disabled) return;
  await words.load(page.locale);
  const message = translate(words, page.locale, "shell.transfers_disabled");
  showToast(store, { kind: "warning", message });
}
