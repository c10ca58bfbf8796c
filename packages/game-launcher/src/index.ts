export { keepWantedGame, takeWantedGame } from "./tabs/stored-game.ts";
export { logInBeforeGame, startWanted, type LoginBeforeGame } from "./launch/login-before-game.ts";
export type { ConnectionSlot } from "./play/host-slots.tsx";
export type { MenuSlot } from "./play/host-slots.tsx";
export { browserPorts } from "./runner/browser-ports.ts";
export {
  confirmEnd,
  confirmLogin,
  confirmReady,
  confirmWindow,
} from "./player-messages/player-messages.ts";
export type { LaunchEvent, LaunchWarning } from "./launch/launch.events.ts";
export type { LaunchState } from "./launch/launch.state.ts";
export { createLauncher, type GameAddress, type Launcher } from "./runner/launch.runner.ts";
export type { LauncherPorts } from "./runner/launch.ports.ts";
export { InLobbyGame, RunningGame } from "./running-game/running-game.tsx";
export { MaintenanceNotice } from "./maintenance/maintenance-notice.tsx";
export {
  preloadMessages,
  notifyOpenRound,
  notifyRefusal,
  warnPlayer,
} from "./player-messages/player-messages.ts";
export { LauncherContext } from "./runner/use-launcher-instance.ts";
export type { Maintenance } from "./maintenance/maintenance.ts";
export type { PlayRefused } from "./play/play.codes.ts";
export { words, type LauncherMessage } from "./words.ts";
export { watchOpenRound } from "./open-round/watch-open-round.ts";
