/** The calls under /api that the site's own server answers; all others are the platform's. */
export const ownRoutes: readonly string[] = ["/api/template_config", "/api/fb_tracking"];
