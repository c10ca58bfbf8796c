import { onTestFinished, vi } from "vitest";

/** A window that a press opens: as much of it as the lobby uses. */
export function openedWindow() {
  const opened = {
    closed: false,
    location: { replace: vi.fn<(address: string) => void>(), href: "" },
    sessionStorage,
    focus: () => undefined,
    close: () => void (opened.closed = true),
  };
  vi.stubGlobal("open", () => opened);
  onTestFinished(() => void vi.unstubAllGlobals());
  return opened;
}
