/** For so long nobody has touched the page before anything comes up by itself, in ms. */
export const idleBeforePopUp = 4_000;

/** The same for who comes out of a game: they read what they won, then look for the next one. */
export const idleAfterGame = 10_000;

/** How often a wait looks, in ms. */
const lookEvery = 500;

/** What somebody writes in: nothing comes up by itself there. */
const fields = [
  'input:not([type="button"], [type="submit"], [type="checkbox"], [type="radio"], [type="range"])',
  "textarea",
  "select",
  '[contenteditable]:not([contenteditable="false"])',
].join();

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** What a hand on the mouse, on the screen or on the keys does. */
const signs = ["pointerdown", "pointerup", "pointercancel", "keydown", "wheel", "touchmove"];

/** Whether a mouse rests on something to press; a touch leaves no pointer behind. */
const isOnTarget = (page: Document): boolean =>
  page.defaultView?.matchMedia("(hover: hover)").matches === true &&
  page.querySelector(":is(a, button, label, [role='button']):hover") !== null;

interface Rest {
  /** How long nobody touches the page, in ms. */
  readonly rest?: number;
  readonly isHovering?: (page: Document) => boolean;
  /** What else nothing may come up over. */
  readonly isBusy?: (page: Document) => boolean;
}

/**
 * Resolves once nobody is on the way anywhere, or nobody waits any more. On the way is a pointer that
 * moves, is pressed, or rests on something to press. So is who scrolls or types, or has a dialog open.
 */
export function whenIdle(
  page: Document,
  waiting: AbortSignal,
  { rest = idleBeforePopUp, isHovering = isOnTarget, isBusy = () => false }: Rest = {},
): Promise<void> {
  if (waiting.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    let lastSign = Date.now();
    let isPressed = false;
    let pointerAt = "";
    const end = () => {
      clearInterval(timer);
      listening.abort();
      resolve();
    };
    const isDisturbing = () =>
      isPressed ||
      page.activeElement?.closest(fields) != null ||
      page.querySelector(dialogs) !== null ||
      isHovering(page) ||
      isBusy(page);
    const timer = setInterval(() => {
      if (isDisturbing()) lastSign = Date.now();
      else if (Date.now() - lastSign >= rest) end();
    }, lookEvery);

    const options = { signal: listening.signal, passive: true, capture: true };
    const onSign = ({ type }: Event) => {
      if (type === "pointerdown") isPressed = true;
      if (type === "pointerup" || type === "pointercancel") isPressed = false;
      lastSign = Date.now();
    };
    for (const sign of signs) page.addEventListener(sign, onSign, options);
    // Only of the page itself: a banner scrolls by itself.
    page.addEventListener("scroll", onSign, { ...options, capture: false });
    page.addEventListener(
      "pointermove",
      ({ buttons, clientX, clientY }) => {
        // Let go outside the window, it fired no event here.
        if (buttons === 0) isPressed = false;
        // A page that moves below a resting mouse has the browser say where the mouse is.
        const at = `${clientX} ${clientY}`;
        if (at !== pointerAt) lastSign = Date.now();
        pointerAt = at;
      },
      options,
    );
    waiting.addEventListener("abort", end, { signal: listening.signal });
  });
}
