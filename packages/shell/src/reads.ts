/** What a page needs a while after it came: rules of the address that comes next, and who hears which event. */
export { startBack } from "@naluma/ui/use-back";
export { latestBuild } from "./fresh/builds.api.ts";
export { watchBuild } from "./fresh/watch-build.ts";
export { catchUp } from "./live/catch-up.ts";
export { memberKeys } from "./live/member-keys.ts";
export { followTheme } from "./preferences/theme-choice.ts";
export { workOffline } from "./offline/work-offline.ts";
export { navigateInPage } from "./routing/navigate-in-page.ts";
export { eventToLateFeatures } from "./wiring/event-to-late-features.ts";
export { sendTemplate } from "./template-name/send-template.ts";
