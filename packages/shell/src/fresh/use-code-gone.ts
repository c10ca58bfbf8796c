import { codeGone } from "@naluma/ui/load-module";
import { useEffect, useState } from "react";

/** Puts the error screen in the place of a page whose code a new document did not bring either. */
export function useCodeGone(): void {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const end = (event: Event) => {
      // Whoever told draws a notice where nobody hears.
      event.preventDefault();
      setGone(true);
    };
    window.addEventListener(codeGone, end);
    return () => window.removeEventListener(codeGone, end);
  }, []);
  if (isGone) throw new Error(codeGone);
}
