import { useWords } from "@naluma/i18n/react";
import type { ReactNode } from "react";
import { restWords } from "../words.rest.ts";

/**
 * Waits for all words of the form, so that nothing in it waits later: a dialog that is taken back to wait would lose its
 * turn, and begin its calls twice.
 */
export function RegisterWords({ children }: { children: ReactNode }) {
  useWords(restWords);
  return children;
}
