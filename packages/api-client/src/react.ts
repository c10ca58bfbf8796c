export { ApiContext, useApi } from "./use-api.ts";
export { useWrite } from "./use-write.ts";
export type { WriteState } from "./write.ts";
