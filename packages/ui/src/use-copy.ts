import { useState } from "react";

/** Copies a text; if the browser does not allow that, the text can still be selected. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<"none" | "copied" | "by-hand">("none");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("by-hand");
    }
  }

  return { outcome, copy: () => void copy() };
}
