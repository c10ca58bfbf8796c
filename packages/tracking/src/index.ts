export { cookieSettingsOpenAtom, openCookieSettings } from "./consent/open-cookie-settings.ts";
export type { Tracking } from "./tracking.ts";
