import { onTestFinished, vi } from "vitest";

/** A window that a press opens, and each later press again: as much of it as the lobby uses. */
export function openedWindow() {
  const opened = {
    closed: false,
    location: { replace: vi.fn<(address: string) => void>(), href: "" },
    sessionStorage,
    focus: () => undefined,
    close: vi.fn<() => void>(() => void (opened.closed = true)),
    /** With which address, name and features. */
    opens: vi.fn<(...how: string[]) => void>(),
  };
  vi.stubGlobal("open", (...how: string[]) => {
    opened.closed = false;
    opened.opens(...how);
    return opened;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return opened;
}
