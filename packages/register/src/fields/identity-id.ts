import { isRequired, type FieldRule } from "./field-rule.ts";

/** Each country numbers its people in its own way: only the server can judge a number. */
export const checkIdentityId: FieldRule = ({ identityId }, rules) =>
  identityId.trim() === "" && isRequired(rules, "identityId") ? "err_identity_id" : undefined;
