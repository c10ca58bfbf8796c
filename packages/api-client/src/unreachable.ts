import type { Refusal } from "./answer.ts";

/** The platform itself never handled the call: it was lost, or answered by a stand-in while the platform is down. */
export const isUnreachable = ({ status }: Refusal): boolean =>
  status === 0 || (status > 501 && status < 505);
