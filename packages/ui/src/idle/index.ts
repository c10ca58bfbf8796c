export { momentOfOpening, passPressThrough } from "./press-through.ts";
export { stillFor, stillForAfterGame, whenIdle } from "./when-idle.ts";
