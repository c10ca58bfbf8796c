import type { TrackingScript } from "@naluma/site/tracking";

type Values = readonly unknown[];

/** The function through which a page calls its pixel; calls are queued until the script has loaded. */
interface Pixel {
  (...values: Values): void;
  callMethod?: (...values: Values) => void;
  push: unknown;
  loaded: boolean;
  version: string;
  queue: Values[];
  /** Address changes without a new document do not count as visits. */
  disablePushState: boolean;
}

/** The properties in which the script looks for it. */
export interface PixelWindow {
  readonly document: Document;
  fbq?: Pixel;
  _fbq?: Pixel;
}

const createPixel = (): Pixel => {
  const pixel: Pixel = Object.assign(
    (...values: Values) => {
      if (pixel.callMethod) pixel.callMethod(...values);
      else pixel.queue.push(values);
    },
    { push: undefined, loaded: true, version: "2.0", queue: [], disablePushState: true },
  );
  pixel.push = pixel;
  return pixel;
};

interface PixelPorts {
  readonly win: PixelWindow;
  /** Allows scripts from this origin to be loaded by URL (Trusted Types). */
  allowScriptsFrom(origin: string | undefined): void;
  readonly nonce: string | undefined;
}

const mark = "tracking";

/**
 * Loads the script of this page and reports the visit, but nothing else. Its automatic collection of data about
 * buttons and fields is switched off.
 */
export function loadPixel(
  { win, allowScriptsFrom, nonce }: PixelPorts,
  { address, id, integrity }: TrackingScript,
): void {
  const pixel = createPixel();
  win.fbq = pixel;
  win._fbq = pixel;
  pixel("set", "autoConfig", false, id);
  pixel("init", id);
  pixel("track", "PageView");

  const script = win.document.createElement("script");
  script.async = true;
  script.dataset["from"] = mark;
  // The third party must not receive the page's address.
  script.referrerPolicy = "no-referrer";
  if (nonce) script.nonce = nonce;
  if (integrity !== "") {
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
  }
  allowScriptsFrom(new URL(address).origin);
  script.src = address;
  win.document.head.append(script);
}

/** Removes as much of the script as possible; code that has run only ends with its document. */
export function unloadPixel({ win, allowScriptsFrom }: Omit<PixelPorts, "nonce">): void {
  allowScriptsFrom(undefined);
  delete win.fbq;
  delete win._fbq;
  for (const script of win.document.querySelectorAll(`script[data-from="${mark}"]`))
    script.remove();
}
