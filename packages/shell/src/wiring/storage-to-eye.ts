import type { Member } from "@naluma/member";
import { localKeys } from "@naluma/site/stored";

/** Amounts that another tab hides are hidden here, too. */
export function storageToEye(
  { eye }: { readonly eye: Pick<Member["eye"], "takeOver"> },
  page: Pick<Window, "addEventListener">,
): void {
  page.addEventListener("storage", ({ key }) => {
    if (key === null || key === localKeys.eyeOpen) eye.takeOver();
  });
}
