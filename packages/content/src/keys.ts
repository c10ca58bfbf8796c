/** Where the query keys begin of what real time or another currency makes old. */
export const keys = {
  banners: ["content", "banners"],
  sponsors: ["content", "sponsors"],
  loginWords: ["content", "login-words"],
} as const;

/** Whether the document carries what was read: whole collections stay behind. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === "content" && part !== "long";
