export { ClosePage, type ClosePageProps } from "./close/close-page.tsx";
export { RunningGame } from "./running-game/running-game.tsx";
export { LoadingPage } from "./loading/loading-page.tsx";
export {
  MaintenanceNotice,
  type MaintenanceNoticeProps,
} from "./maintenance/maintenance-notice.tsx";
export { PlayPage } from "./play/play-page.desktop.tsx";
export type { PlayPageProps } from "./play/play-page.tsx";
