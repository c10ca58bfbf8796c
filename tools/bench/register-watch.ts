declare global {
  interface Window {
    /** From the last press on Register to the first frame with a field that accepts typing, in ms; 0 until then. */
    registerUsable?: number;
  }
}

/** Runs in the page before its own code, so it must be self-contained. */
export function watchRegister(): void {
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest("button")?.textContent !== "Register")
        return;
      window.registerUsable = 0;
      const look = () =>
        requestAnimationFrame(() => {
          const field = document.querySelector<HTMLInputElement>("input[name=memberAccount]");
          if (!field?.checkVisibility() || field.disabled) return look();
          // Runs after the frame, when it is on the screen.
          setTimeout(() => (window.registerUsable = performance.now() - timeStamp));
        });
      look();
    },
    { capture: true },
  );
}
