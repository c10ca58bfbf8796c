export { RefusedError, type Answer, type Refusal } from "./answer.ts";
export type { Api, ApiPorts, SendOptions, TransportFailure } from "./api.ts";
export { post, type Call } from "./call.ts";
export { createApi } from "./create-api.ts";
export type { Envelope } from "./envelope.ts";
export type { Elsewhere, ReadAnswer } from "./read-answer.ts";
export { unlessAborted } from "./unless-aborted.ts";
