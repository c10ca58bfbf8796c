export { ContinueWith } from "./continue-with.tsx";
export { openAuthWindow, type AuthWindow } from "./open-auth-window.ts";
