export { startBack, useBack } from "./use-back.ts";
