import { newId } from "@naluma/site/new-id";
import { sessionKeys, type WaitingWindow } from "@naluma/site/stored";
import type { WindowMessages } from "./window-messages.ts";

interface ClosableWindow {
  readonly sessionStorage: Pick<Storage, "setItem">;
  close(): void;
}

/**
 * The window of a deposit ends on /close, and this tab closes it (AUTH-104). The state begins with what
 * storage calls the window. It is put into the window while that still shows a page of ours.
 */
export function closeWhenDone(
  window: ClosableWindow,
  name: WaitingWindow,
  messages: Pick<WindowMessages, "expect">,
): void {
  const state = `${name}_${newId()}`;
  window.sessionStorage.setItem(sessionKeys.windowState, state);
  messages.expect(state, (message) => {
    if (message.msg !== "quickGame") return;
    if ((message.data?.waitingWindow ?? name) === name) window.close();
  });
}
