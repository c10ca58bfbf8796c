import { newId } from "@naluma/site/new-id";
import { sessionKeys, type WaitingWindow } from "@naluma/site/stored";
import type { WindowMessages } from "./window-messages.ts";

interface ClosableWindow {
  readonly sessionStorage: Pick<Storage, "setItem">;
  close(): void;
}

/**
 * A deposit window ends on /close, and this tab then closes it (AUTH-104). The state starts with the name that
 * storage has for the window. It is passed to the window while that still shows a page of ours.
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
