import { isRequired, type FieldRule } from "./field-rule.ts";

/** Each country has its own format, so only the server can validate the number. */
export const checkIdentityId: FieldRule = ({ identityId }, rules) =>
  identityId.trim() === "" && isRequired(rules, "identityId") ? "err_identity_id" : undefined;
