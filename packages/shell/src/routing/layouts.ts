import type { Template } from "@naluma/site/device";
import { pageAt } from "@naluma/site/pages";

/**
 * The frames that pages stand in (SHELL-03). `default` is bare: no header, no footer, no dialogs;
 * the small windows that the lobby opened have it, and so does the error screen.
 */
export const layouts = ["desktop", "mobile", "default"] as const;

export type Layout = (typeof layouts)[number];

export const layoutOf = (path: string, template: Template): Layout =>
  pageAt(path)?.frame === "window" ? "default" : template;
