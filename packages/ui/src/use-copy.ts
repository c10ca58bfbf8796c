import { useState } from "react";

/** Copies a text; where a browser does not allow it, the text is there to be selected. */
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
