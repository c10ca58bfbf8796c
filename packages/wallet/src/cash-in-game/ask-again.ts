import type { Clock } from "@naluma/machine/clock";

/**
 * How often a page with a game asks what is in it, in ms, while somebody can see it: a platform
 * need not announce rounds, and no wire says that it does. One that does is heard long before.
 */
const interval = 15_000;

/** Whether somebody can see the page. */
interface PageVisibility {
  isVisible(): boolean;
  /** Answers with what ends the listening. */
  onChange(changed: () => void): () => void;
}

export const pageVisibility: PageVisibility = {
  isVisible: () => document.visibilityState === "visible",
  onChange(changed) {
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  },
};

interface Ports {
  readonly clock: Pick<Clock, "setTimeout">;
  readonly visibility: PageVisibility;
  ask(): void;
}

/**
 * Asks every 15 s while the page is visible, and at once when it becomes visible again. The first
 * answer is for whoever begins this.
 *
 * @returns ends it
 */
export function askAgain({ clock, visibility, ask }: Ports): () => void {
  let callOff = (): void => undefined;

  function wait() {
    callOff = clock.setTimeout(() => {
      ask();
      wait();
    }, interval);
  }

  const endListening = visibility.onChange(() => {
    callOff();
    if (!visibility.isVisible()) return;
    ask();
    wait();
  });
  if (visibility.isVisible()) wait();

  return () => {
    endListening();
    callOff();
  };
}
