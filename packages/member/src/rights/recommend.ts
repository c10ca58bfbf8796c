/** Codes of the agent application's check that block the recommend feature. */
const blocking: ReadonlySet<string> = new Set(["101", "104"]);

export const isRecommendBlocked = (code: string): boolean => blocking.has(code);

/** Shown only when both responses allow it (MEMBER-24), so that nothing unusable is offered. */
export const isRecommendShown = (
  isFriend: boolean | undefined,
  isBlocked: boolean | undefined,
): boolean => isFriend === true && isBlocked === false;
