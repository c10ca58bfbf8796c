/** What a page asks for anew of what operators publish, all in one file. The document brings what it shows first. */
export { getAnnouncements } from "./announcements/announcements.api.ts";
export { getBanners } from "./banners/banners.api.ts";
export { getFloats, getFooter, getMobileFooter } from "./operator-links/operator-links.api.ts";
export { getLogos } from "./site-logo/site-logo.api.ts";
