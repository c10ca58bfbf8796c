export { notifyByToast } from "../user-message.ts";
export { createRealityCheck, type GamePort, type RealityCheck } from "./reality-check.ts";
export { deviceKeeper, platformKeeper } from "./check-keeper.ts";
export { roundElsewhere } from "./check.machine.ts";
export { SessionLine } from "./session-line.tsx";
