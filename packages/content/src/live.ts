/** The calls that a visitor's page makes right after its first paint, all in one file. */
export { getAnnouncements } from "./announcements/announcements.api.ts";
export { getBanners } from "./banners/banners.api.ts";
export { getFloats, getFooter, getMobileFooter } from "./operator-links/operator-links.api.ts";
export { getLogos } from "./site-logo/site-logo.api.ts";
