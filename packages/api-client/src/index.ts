export {
  isUnanswered,
  isUnreachable,
  RefusedError,
  unlessAborted,
  type Answer,
  type Refusal,
} from "./answer.ts";
export type { Api, ApiPorts, SendOptions, TransportFailure } from "./api.ts";
export { post, type Call } from "./call.ts";
export { createApi } from "./create-api.ts";
export type { Elsewhere, Envelope, ReadAnswer } from "./read-answer.ts";
