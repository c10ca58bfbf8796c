import { onTestFinished, vi } from "vitest";

/** A window that every press opens again, reduced to what the lobby uses. */
export function openedWindow() {
  const opened = {
    closed: false,
    location: { replace: vi.fn<(address: string) => void>(), href: "" },
    sessionStorage,
    focus: () => undefined,
    close: vi.fn<() => void>(() => void (opened.closed = true)),
    /** Called with the address, the name and the features. */
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
