import { useLayoutEffect, useRef } from "react";
import { createBack } from "./back.ts";

let back: ReturnType<typeof createBack> | undefined;

/** The one of this page; a server opens nothing. */
const ofPage = () => (back ??= createBack(window));

/** What is open is asked to close by Back. Without `onBack` only its own buttons close it, and Back does nothing. */
export function useBack(open: boolean, onBack: (() => void) | undefined): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => (open ? ofPage().open(() => latest.current?.()) : undefined), [open]);
}

/** Nothing lies above the page of a document that has just been loaded, whatever its entry says. */
export const startBack = (): void => ofPage().start();
