export { isSameGame, type Game } from "./game.ts";
export { browserPorts } from "./launch/browser-ports.ts";
export { confirmLogin, confirmWindow } from "./launch/confirms.ts";
export type { LaunchEvent, LaunchWarning } from "./launch/launch.events.ts";
export {
  isGameOpen,
  isWaitingForUrl,
  launchFlags,
  type LaunchFlags,
  type LaunchState,
} from "./launch/launch.state.ts";
export { createLauncher, type GameAddress, type Launcher } from "./launch/launcher.ts";
export type { LauncherPorts } from "./launch/launcher.ports.ts";
export { sight } from "./launch/sight.ts";
export { prepareToTell, tellRefusal, warnPlayer } from "./launch/tell-player.ts";
export { useLauncher } from "./launch/use-launcher.ts";
export { LauncherContext } from "./launch/use-launcher-context.ts";
export { showMaintenance, type Maintenance } from "./maintenance/maintenance.ts";
export type { PlayRefused } from "./play/play.codes.ts";
export { words, type LauncherMessage } from "./words.ts";
