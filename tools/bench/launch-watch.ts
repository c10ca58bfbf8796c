/** What a page of the lobby is watched for while games are started. All times in ms since 1970. */
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
  }
}

/** Runs in the page, before its own code: it uses nothing from outside. */
export function watchLaunches(): void {
  const now = () => performance.timeOrigin + performance.now();
  const times: LaunchTimes = { pressed: 0, placeholder: 0, address: 0, navigated: 0 };
  window.launchTimes = times;

  const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done, 0));
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
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (times.pressed > 0 && times.placeholder === 0 && document.querySelector(".ld"))
      afterPaint(() => (times.placeholder ||= now()));
    const frame = document.querySelector("iframe[src]");
    if (times.address > 0 && times.navigated === 0 && frame) times.navigated = now();
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["src"],
  });

  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener("message", ({ data }) => {
        if (String(data).includes('"game.url"')) times.address = now();
      });
    }
  };
}
