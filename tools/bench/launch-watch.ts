/** What is measured on a lobby page while games are started. All times in ms since 1970. */
export interface LaunchTimes {
  /** The press, as the browser took it from the hand. */
  pressed: number;
  /** The first frame in which the placeholder of a game stood in this page. */
  placeholder: number;
  /** The address came over the socket. */
  address: number;
  /** The frame of the game in this page was told to go there. */
  navigated: number;
}

declare global {
  interface Window {
    /** Of the last start. */
    launchTimes?: LaunchTimes;
    /** The window that was opened last. */
    launchWindow?: Window | null;
  }
}

/**
 * Runs in the page, before its own code: it uses nothing from outside. A window has the thread of the page that opened
 * it, so nothing is looked at before it can be there.
 *
 * @param isHere whether games open in this page
 */
export function watchLaunches(isHere: boolean): void {
  const now = () => performance.timeOrigin + performance.now();
  const times: LaunchTimes = { pressed: 0, placeholder: 0, address: 0, navigated: 0 };
  window.launchTimes = times;

  /** Requested before the page's own frames, so that what follows a frame there is not counted. */
  const lookAtFrame = () =>
    requestAnimationFrame(() => {
      if (!document.querySelector(".ld")) return lookAtFrame();
      setTimeout(() => (times.placeholder = now()));
    });
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest("button[aria-label^='Play ']")) return;
      Object.assign(times, {
        pressed: performance.timeOrigin + timeStamp,
        placeholder: 0,
        address: 0,
        navigated: 0,
      });
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
  window.open = (...asked) => {
    window.launchWindow = open.apply(window, asked);
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
