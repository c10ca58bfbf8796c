import type { TrackingScript } from "@naluma/site/tracking";

type Values = readonly unknown[];

/** The function by which a page speaks to its pixel: calls wait until the script is there to take them. */
interface Pixel {
  (...values: Values): void;
  callMethod?: (...values: Values) => void;
  push: unknown;
  loaded: boolean;
  version: string;
  queue: Values[];
  /** Addresses that change without a document are no visits. */
  disablePushState: boolean;
}

/** Where the script looks for it. */
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
  /** Lets scripts of this origin be loaded by their address (Trusted Types). */
  allowScriptsFrom(origin: string | undefined): void;
  readonly nonce: string | undefined;
}

const mark = "tracking";

/**
 * Loads the script of this page and tells it of the visit, and of nothing else. What it would gather by
 * itself of buttons and fields is switched off.
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
  // Where we were before is nobody's business there.
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

/** As much as can be taken away of it; what has run is gone with its document. */
export function unloadPixel({ win, allowScriptsFrom }: Omit<PixelPorts, "nonce">): void {
  allowScriptsFrom(undefined);
  delete win.fbq;
  delete win._fbq;
  for (const script of win.document.querySelectorAll(`script[data-from="${mark}"]`))
    script.remove();
}
