import type { Refusal } from "./answer.ts";

/** Nobody at the platform has judged the call: it was lost, or answered by what stands in for a platform that is away. */
export const isUnreachable = ({ status }: Refusal): boolean =>
  status === 0 || (status > 501 && status < 505);
