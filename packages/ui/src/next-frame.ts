/** A visible page may get no frames, for example behind another window; it continues after this time, in ms. */
const withoutFrames = 1_000;

const due: (() => void)[] = [];

const runAll = () => {
  for (const run of due.splice(0))
    try {
      run();
    } catch (error) {
      // An error must not prevent the remaining calls.
      reportError(error);
    }
};

/**
 * Runs a function in the next frame, together with all others due then, so that React commits their changes at
 * once.
 */
export const inNextFrame = (run: () => void): void => {
  due.push(run);
  if (due.length > 1) return;
  // A hidden page gets no frames at all.
  const timer = setTimeout(runAll, document.hidden ? 0 : withoutFrames);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    runAll();
  });
};
