/** REG-134 */
export const hasDoubleSpaces = (name: string): boolean => /\s{2}/.test(name);

/** Signs without a space between them, as accounts in VND are named (REG-137). */
export const isSingleWord = (name: string): boolean => /^\S+$/.test(name);

/** Chinese characters; a dot may stand between the parts of a foreign name, as in 古丽·阿依 (REG-138, A-107). */
export const isChineseName = (name: string): boolean =>
  /^\p{Script=Han}+([·•]\p{Script=Han}+)*$/u.test(name);
