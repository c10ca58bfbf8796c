/** A page that is seen but not drawn, as behind another window, goes on after so many ms. */
const withoutFrames = 1_000;

let due: (() => void)[] = [];

const runAll = () => {
  const now = due;
  due = [];
  for (const run of now)
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
