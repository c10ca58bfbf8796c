/** A press on odds asks the lobby around this page for their game; money moves in the game alone. */
const { lobby = "" } = document.body.dataset;

document.body.addEventListener("click", ({ target }) => {
  const gameCode = target instanceof Element ? target.closest("button")?.value : undefined;
  if (gameCode && window.parent !== window)
    window.parent.postMessage({ type: "naluma-start", gameCode }, lobby);
});
