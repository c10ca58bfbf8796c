/** The times measured on a lobby page while games are started, all in ms since 1970. */
export interface LaunchTimes {
  /** The press, at the time of the browser's input event. */
  pressed: number;
  /** The first frame in which this page showed a game's placeholder. */
  placeholder: number;
  /** The address arrived over the socket. */
  address: number;
  /** The frame of the game in this page was navigated to it. */
  navigated: number;
}

declare global {
  interface Window {
    /** The times of the last start. */
    launchTimes?: LaunchTimes;
    /** The window that was opened last. */
    launchWindow?: Window | null;
    /** While set, a press opens this document instead of a game's placeholder. */
    launchInstead?: string;
  }
}

/**
 * Runs in the page before its own code, so it must be self-contained. A window shares the thread of the page that
 * opened it, so nothing is checked before it can exist.
 *
 * @param isHere whether games open in this page
 */
export function watchLaunches(isHere: boolean): void {
  const now = () => performance.timeOrigin + performance.now();
  const times: LaunchTimes = { pressed: 0, placeholder: 0, address: 0, navigated: 0 };
  window.launchTimes = times;

  /** Requested before the page's own frames, so that the work after a frame there is not counted. */
  const lookAtFrame = () =>
    requestAnimationFrame(() => {
      if (!document.querySelector(".loading")) return lookAtFrame();
      setTimeout(() => (times.placeholder = now()));
    });
  addEventListener(
    "click",
    (event) => {
      const { target, timeStamp } = event;
      if (!(target instanceof Element) || !target.closest("button[aria-label^='Play ']")) return;
      Object.assign(times, {
        pressed: performance.timeOrigin + timeStamp,
        placeholder: 0,
        address: 0,
        navigated: 0,
      });
      if (window.launchInstead) {
        event.stopImmediatePropagation();
        window.launchWindow = open.call(window, window.launchInstead, "", features);
      }
      if (isHere) lookAtFrame();
    },
    { capture: true },
  );
  if (isHere) {
    const { setAttribute } = HTMLIFrameElement.prototype;
    HTMLIFrameElement.prototype.setAttribute = function recordSource(name, value) {
      if (name === "src" && times.address > 0) times.navigated ||= now();
      setAttribute.call(this, name, value);
    };
  }

  const { open } = window;
  let features: string | undefined;
  window.open = (address, name, asked) => {
    features = asked;
    window.launchWindow = open.call(window, address, name, asked);
    return window.launchWindow;
  };

  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener("message", ({ data }) => {
        if (String(data).includes('"game.url"')) times.address ||= now();
      });
    }
  };
}
