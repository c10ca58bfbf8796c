/** Begins every query key of this package. */
const all = ["content"] as const;

/**
 * Where the query keys begin. `long`: of whole collections, which no document carries. The last three
 * are made old by real time, or by another currency.
 */
export const keys = {
  all,
  long: [...all, "long"],
  banners: [...all, "banners"],
  sponsors: [...all, "sponsors"],
  loginWords: [...all, "login-words"],
} as const;

/** Whether the document carries what was read: whole collections stay behind. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === all[0] && part !== keys.long[1];
