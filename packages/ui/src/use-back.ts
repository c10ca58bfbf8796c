import { useLayoutEffect, useRef } from "react";
import { createBack } from "./back.ts";

let back: ReturnType<typeof createBack> | undefined;

/** The instance of this page; nothing opens on the server. */
const ofPage = () => (back ??= createBack(window));

/** Lets Back close an open layer. Without `onBack`, only its own buttons close it and Back does nothing. */
export function useBack(open: boolean, onBack: (() => void) | undefined): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => (open ? ofPage().open(() => latest.current?.()) : undefined), [open]);
}

/** After a page load no layer is open, whatever its history entry says. */
export const startBack = (): void => ofPage().start();
