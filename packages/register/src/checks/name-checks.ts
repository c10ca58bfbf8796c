/** REG-134 */
export const hasDoubleSpaces = (name: string): boolean => /\s{2}/.test(name);

/** Accounts in VND have names without spaces (REG-137). */
export const isSingleWord = (name: string): boolean => /^\S+$/.test(name);

/** Chinese characters; foreign names may have a dot between their parts, as in 古丽·阿依 (REG-138, A-107). */
export const isChineseName = (name: string): boolean =>
  /^\p{Script=Han}+([·•]\p{Script=Han}+)*$/u.test(name);
