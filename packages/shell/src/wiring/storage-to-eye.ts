import { localKeys } from "@naluma/site/stored";
import type { WalletService } from "@naluma/wallet";

/** Amounts that another tab hides are hidden here, too. */
export function storageToEye(
  { eye }: { readonly eye: Pick<WalletService["eye"], "takeOver"> },
  page: Pick<Window, "addEventListener">,
): void {
  page.addEventListener("storage", ({ key }) => {
    if (key === null || key === localKeys.eyeOpen) eye.takeOver();
  });
}
