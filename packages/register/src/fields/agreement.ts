import type { FieldRule } from "./field-rule.ts";

export const checkAgreement: FieldRule = ({ isAgreed }) => (isAgreed ? undefined : "err_agreement");
