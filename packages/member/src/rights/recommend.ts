/** Codes of the agent application's check that block the recommend feature. */
const blocking: ReadonlySet<string> = new Set(["101", "104"]);

export const isRecommendBlocked = (code: string): boolean => blocking.has(code);

/** Shown once both answers say so (MEMBER-24): nothing is offered that cannot be used. */
export const isRecommendShown = (
  isFriend: boolean | undefined,
  isBlocked: boolean | undefined,
): boolean => isFriend === true && isBlocked === false;
