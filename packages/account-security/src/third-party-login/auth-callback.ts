import { localKeys, sessionKeys } from "@naluma/site/stored";

/** What is used of the window that a login elsewhere came back into. */
type CallbackWindow = Pick<Window, "close" | "localStorage" | "sessionStorage" | "setTimeout"> & {
  readonly location: Pick<Location, "search" | "pathname" | "replace">;
  readonly history: Pick<History, "state" | "replaceState">;
  /** What the head script took out of the address. */
  arrival?: Readonly<Record<string, string>> | undefined;
};

const messages: readonly string[] = ["authLogin", "authLoginClose"];

/** A window that the player opened cannot close itself; after this many milliseconds it goes home. */
const homeDelay = 300;

/**
 * Takes the answer out of the address, leaves it for the opener, and closes this window.
 * The answer must bring back the one-time state that the asking window keeps: its storage was
 * copied into this window when that opened it, and no other site can read it. Without the state
 * nothing is handed over, so a foreign link logs nobody in.
 */
export function closeAuthWindow(browser: CallbackWindow, now = Date.now()): void {
  const { localStorage, sessionStorage, location, history } = browser;
  const query = new URLSearchParams(location.search);
  const { enc, data = null } = browser.arrival ?? {};
  delete browser.arrival;
  history.replaceState(history.state, "", location.pathname);

  const state = query.get("state");
  const msg = query.get("msg") ?? "";
  const isOurs = state !== null && state === sessionStorage.getItem(sessionKeys.authState);
  sessionStorage.removeItem(sessionKeys.authState);
  if (isOurs && messages.includes(msg)) {
    const [resCode, resMessage] = ["resCode", "resMessage"].map((key) => query.get(key));
    localStorage.setItem(
      localKeys.windowMessage,
      JSON.stringify({ msg, data: enc ? { enc } : data, resCode, resMessage, state, at: now }),
    );
  }
  browser.close();
  browser.setTimeout(() => location.replace("/"), homeDelay);
}
