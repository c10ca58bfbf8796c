/** The parts of home that the shell puts together of several features; they come after the first paint. */
export { default as Announcements } from "./pages/home-announcements-view.tsx";
export { default as Banners } from "./pages/home-banners-view.tsx";
export { default as DesktopPreferences } from "./preferences/preferences-button.desktop.tsx";
export { default as MobilePreferences } from "./preferences/preferences-button.mobile.tsx";
export { default as SiteFooter } from "./layout/site-footer.tsx";
export { default as TabBar } from "./layout/tab-bar.mobile.tsx";
