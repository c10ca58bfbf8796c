/** The first segment of every query key in this package. */
const all = ["content"] as const;

/**
 * The prefixes of the query keys. `long` is for whole collections, which are never embedded in the document. The last
 * three are invalidated by real-time events or by a change of currency.
 */
export const keys = {
  all,
  long: [...all, "long"],
  banners: [...all, "banners"],
  sponsors: [...all, "sponsors"],
  loginWords: [...all, "login-words"],
} as const;

/** Whether the document carries the query's data: whole collections are left out. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === all[0] && part !== keys.long[1];
