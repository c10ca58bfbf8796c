/** A page that is seen but not drawn, as behind another window, goes on after so many ms. */
const withoutFrames = 1_000;

const due: (() => void)[] = [];

const runAll = () => {
  for (const run of due.splice(0))
    try {
      run();
    } catch (error) {
      // The next one is not to pay for it.
      reportError(error);
    }
};

/**
 * Runs it in the next frame, together with everything else that is due then: what these change is one commit of
 * React's.
 */
export const inNextFrame = (run: () => void): void => {
  due.push(run);
  if (due.length > 1) return;
  // A hidden page has no frames at all.
  const timer = setTimeout(runAll, document.hidden ? 0 : withoutFrames);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    runAll();
  });
};
