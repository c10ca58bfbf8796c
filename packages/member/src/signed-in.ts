/** What only a member needs of this package, all in one file: fetched with the session. */
export { demoLayout } from "./layout/layout.ts";
export { getLayout, getProfile } from "./layout/layout.api.ts";
export { destroyLetter, getLetters, readLetter } from "./letters/letters.api.ts";
export { logoutCall } from "./logout/logout.api.ts";
export { createMemberParts } from "./member-parts.ts";
