import type { Launcher } from "@naluma/game-launcher";

/** The state of the launch on `<html>`, for style sheets and for whoever drives the page from outside. */
export function launcherToDocument(
  launcher: Pick<Launcher, "getState" | "subscribe">,
  root: Pick<HTMLElement, "dataset">,
): void {
  const show = () => {
    root.dataset["launch"] = launcher.getState().at;
  };
  show();
  launcher.subscribe(show);
}
