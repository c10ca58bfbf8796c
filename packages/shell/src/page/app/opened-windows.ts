import { pageWindows, waitingWindows } from "@naluma/site/stored";

export interface OpenedWindow {
  readonly closed: boolean;
  readonly location: Pick<Location, "replace">;
  readonly sessionStorage: Pick<Storage, "setItem">;
  close(): void;
}

const own: readonly string[] = [
  pageWindows.member,
  pageWindows.agent,
  waitingWindows.depositWindow,
  waitingWindows.fpWindow,
];

/**
 * Whether this page is in a window that the lobby opened for a member page. Checked by the window's name, which
 * survives a reload.
 */
export const isPageWindow = ({ name }: Pick<Window, "name">): boolean => own.includes(name);

/** The member, agent and fast-payment windows that a page has opened; a logout closes them (AUTH-93). */
export function createOpenedWindows() {
  const opened = new Set<OpenedWindow>();
  return {
    add: (window: OpenedWindow): void => void opened.add(window),
    closeAll(): void {
      for (const window of opened) window.close();
      opened.clear();
    },
  };
}

export type OpenedWindows = ReturnType<typeof createOpenedWindows>;
