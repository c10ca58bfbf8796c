import type { RegisterField } from "./register-values.ts";
import type { RegisterForm, RegisterView } from "./register-view.ts";

type FieldsView = Pick<RegisterView, "captcha" | "introducer" | "settings" | "sms"> & {
  readonly form: Pick<RegisterForm, "errorOf" | "isGood" | "values">;
};

/** The parts of the view that a field depends on, apart from its own error and the currency. */
function partsOf(field: RegisterField, { form, sms, captcha, introducer }: FieldsView) {
  const { values } = form;
  switch (field) {
    case "password":
      return [values.password, values.memberAccount];
    case "memberBirthday":
    case "withdrawPassword":
      return [values[field]];
    case "phoneVerify":
      return [values.memberPhone, sms.canSend, sms.isSending, sms.until, sms.sentTo, sms.refusal];
    case "verifyCode":
      return [captcha];
    case "memberAgent":
    case "recommendCode":
      return [introducer.introducer, introducer.isInviteOff];
    default:
      return [];
  }
}

/**
 * Everything that a field's appearance and handlers depend on. While it is unchanged, typing in another field need not
 * render this one again: forms are long and phones are slow. Undefined for the currency, because changing it
 * depends on all other values.
 */
function shownByField(field: RegisterField, view: FieldsView): readonly unknown[] | undefined {
  if (field === "memberCurrency") return undefined;
  const { form, settings } = view;
  return [
    form.errorOf(field),
    form.isGood(field),
    form.values.memberCurrency,
    settings.at,
    ...partsOf(field, view),
  ];
}

/** Whether a field looks and behaves the same in both views. */
export function isSameField(field: RegisterField, before: FieldsView, after: FieldsView) {
  const old = shownByField(field, before);
  const now = shownByField(field, after);
  return (
    old !== undefined &&
    old.length === now?.length &&
    old.every((part, index) => Object.is(part, now[index]))
  );
}
