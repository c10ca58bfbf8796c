import { localKeys, sessionKeys } from "@naluma/site/stored";
import { useEffect } from "react";

/** Route /authCallback: hands the result of the third-party login to its opener and closes. Renders nothing. */
export default function AuthCallbackPage() {
  useEffect(() => closeAuthWindow(window), []);
  return <main aria-busy="true" />;
}

/** The parts of the window that a third-party login returns to. */
type CallbackWindow = Pick<Window, "close" | "localStorage" | "sessionStorage" | "setTimeout"> & {
  readonly location: Pick<Location, "search" | "pathname" | "replace">;
  readonly history: Pick<History, "state" | "replaceState">;
  /** The parameters that the head script removed from the address. */
  arrival?: Readonly<Record<string, string>> | undefined;
};

const messages: readonly string[] = ["authLogin", "authLoginClose"];

/** A window that the player opened cannot close itself; after this many milliseconds it goes home. */
const homeDelay = 300;

/**
 * Removes the result from the address, stores it for the opener, and closes this window.
 * The result must contain the one-time state kept by the window that opened this one: its storage was copied into this
 * window on opening, and no other site can read it. Without the state nothing is handed over, so a foreign link cannot
 * log anyone in.
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
