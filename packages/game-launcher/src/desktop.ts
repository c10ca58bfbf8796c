export { RunningGame } from "./running-game/running-game.tsx";
export { MaintenanceNotice } from "./maintenance/maintenance-notice.tsx";
export type { MaintenanceNoticeProps } from "./maintenance/maintenance-dialog.tsx";
export { PlayPage } from "./play/play-page.desktop.tsx";
export type { PlayPageProps } from "./play/player.tsx";
