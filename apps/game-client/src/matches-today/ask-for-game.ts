/** Pressing odds asks the surrounding lobby to open their game; no money moves outside the game. */
const { lobby = "" } = document.body.dataset;

document.body.addEventListener("click", ({ target }) => {
  const gameCode = target instanceof Element ? target.closest("button")?.value : undefined;
  if (gameCode && window.parent !== window)
    window.parent.postMessage({ type: "naluma-start", gameCode }, lobby);
});
