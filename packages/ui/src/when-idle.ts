/** How long the page must be untouched before a pop-up opens by itself, in ms. */
export const idleBeforePopUp = 4_000;

/** The same after a game, where players first read what they won and then look for the next game. */
export const idleAfterGame = 10_000;

/** How often a wait checks the page, in ms. */
const lookEvery = 500;

/** Editable elements; no pop-up may open while one has the focus. */
const fields = [
  'input:not([type="button"], [type="submit"], [type="checkbox"], [type="radio"], [type="range"])',
  "textarea",
  "select",
  '[contenteditable]:not([contenteditable="false"])',
].join();

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** The events of a mouse, a touch screen or a keyboard in use. */
const signs = ["pointerdown", "pointerup", "pointercancel", "keydown", "wheel", "touchmove"];

/** Whether a mouse rests on a pressable element; a touch leaves no pointer behind. */
const isOnTarget = (page: Document): boolean =>
  page.defaultView?.matchMedia("(hover: hover)").matches === true &&
  page.querySelector(":is(a, button, label, [role='button']):hover") !== null;

interface Rest {
  /** How long the page must be untouched, in ms. */
  readonly rest?: number;
  readonly isHovering?: (page: Document) => boolean;
  /** Any other state in which no pop-up may open. */
  readonly isBusy?: (page: Document) => boolean;
}

/**
 * Resolves once the player is idle, or the wait is aborted. The player is not idle while a pointer moves,
 * is pressed, or rests on a pressable element, while they scroll or type, or while a dialog is open.
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
    // Only scrolling of the page itself, because a banner scrolls automatically.
    page.addEventListener("scroll", onSign, { ...options, capture: false });
    page.addEventListener(
      "pointermove",
      ({ buttons, clientX, clientY }) => {
        // A button released outside the window fired no event here.
        if (buttons === 0) isPressed = false;
        // When the page moves below a resting mouse, the browser fires an event with the same position.
        const at = `${clientX} ${clientY}`;
        if (at !== pointerAt) lastSign = Date.now();
        pointerAt = at;
      },
      options,
    );
    waiting.addEventListener("abort", end, { signal: listening.signal });
  });
}

/** A press within this time after a pop-up opened was meant for the page below, in ms. */
export const momentOfOpening = 500;

type At = Pick<PointerEvent, "clientX" | "clientY">;

const beneath = (page: Document, { clientX, clientY }: At) =>
  page
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>("a, button, label, [role='button']");

/**
 * A press at the moment in which a pop-up opens by itself was meant for the page below. It puts off the
 * pop-up and is repeated on its intended target. The returned function stops this.
 *
 * @param putOff removes the pop-up
 * @param targetAt the pressable element at a position, called once the pop-up is gone
 */
export function passPressThrough(
  page: Document,
  putOff: () => void,
  targetAt: (page: Document, at: At) => HTMLElement | null | undefined = beneath,
): () => void {
  const listening = new AbortController();
  const openedAt = Date.now();
  let isMeantForPage = false;
  const options = { capture: true, signal: listening.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener(
    "pointerdown",
    (event) => {
      if (Date.now() - openedAt >= momentOfOpening) return listening.abort();
      isMeantForPage = true;
      swallow(event);
    },
    options,
  );
  page.addEventListener("pointercancel", () => (isMeantForPage = false), options);
  page.addEventListener(
    "click",
    (event) => {
      if (!isMeantForPage) return;
      swallow(event);
      listening.abort();
      putOff();
      // Two frames later, the pop-up is gone and the page can be pressed again.
      requestAnimationFrame(() => requestAnimationFrame(() => targetAt(page, event)?.click()));
    },
    options,
  );
  return () => listening.abort();
}
