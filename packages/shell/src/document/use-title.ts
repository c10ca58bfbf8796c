import type { PublicPage } from "@naluma/site/page";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { updateHead } from "./head-updates.ts";
import { titleOf } from "./root-meta.ts";

/**
 * Writes the title again at every change of path (SHELL-08). React writes it only when its own
 * value changes, so a title set by something else would stay.
 */
export function useTitle(page: PublicPage): void {
  const { pathname } = useLocation();
  useEffect(
    () =>
      updateHead(() => {
        document.title = titleOf(page);
      }),
    [page, pathname],
  );
}
