/** The calls under /api that the site's own server answers; all others are the platform's. */
const ownRoutes: readonly string[] = ["/api/template_config", "/api/fb_tracking"];

/** Whether a path is one of ours, also as platforms read it that care for no last slash and no capital letters. */
export const isOwnRoute = (path: string): boolean =>
  ownRoutes.includes(path.toLowerCase().replace(/\/$/, ""));
