import { randomBytes } from "node:crypto";

/** 18 random bytes: 24 letters that need no escaping in a page, an attribute or a header. */
export const newNonce = (): string => randomBytes(18).toString("base64url");
