/** The whole text, and not nothing. */
const isAll = (signs: RegExp) => (text: string) => signs.test(text);

/** Of the Latin alphabet, as everywhere in names that a server compares. */
export const isLettersAndDigits = isAll(/^[A-Za-z\d]+$/);

/** @row REG-129 */
export const isIdentifier = isAll(/^[A-Za-z\d_-]+$/);

/** Digits only, such as a phone number: no sign, no dot, and as many zeros as it likes. */
export const isDigits = isAll(/^\d+$/);

/** @row REG-130 */
export const isInteger = isAll(/^-?\d+$/);

/** @row REG-131 */
export const isNumeric = isAll(/^-?(\d+\.?\d*|\.\d+)$/);

const domainLabel = "[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?";
const atom = "[A-Za-z\\d!#$%&'*+/=?^_`{|}~-]+";
const email = new RegExp(`^${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+[A-Za-z]{2,}$`);

/** An address of the usual form; whether there is a mailbox, only a letter shows (REG-135). */
export const isEmail = (text: string): boolean => text.length <= 100 && email.test(text);

/** 6 to 12 letters and digits, at least one of each (REG-136). */
export const isRegisterPassword = isAll(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,12}$/);
