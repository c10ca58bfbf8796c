import type { HelpLink } from "@naluma/api-client/help-links";
import type { Captcha } from "@naluma/captcha";
import type { Clock } from "@naluma/machine/clock";
import type { Currency } from "@naluma/site/currency";
import type { useForm } from "@naluma/ui/form";
import type { IntroducerBanner, IntroducerView } from "../introducer/introducer-view.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import type { RestMessage } from "../words.rest.ts";
import type { RegisterField, RegisterValues } from "./register-values.ts";

export type RegisterForm = ReturnType<typeof useForm<RegisterValues, RestMessage>>;

/** What the operator decided about the fields, as far as it is known. */
export type SettingsView =
  | { readonly at: "loading" }
  /** Said as a toast for 5 s as well (REG-118); the dialog keeps the words and the way to try again. */
  | { readonly at: "failed"; readonly message: RestMessage; readonly retry: () => void }
  | {
      readonly at: "ready";
      /** Of the currency that is chosen, in the order of the form. */
      readonly fields: readonly RegisterField[];
      /** Of the same currency: what is not required says so. */
      readonly settings: FieldSettings;
    };

export interface SmsView {
  /** A phone that keeps its rule is there, and nothing is being sent. */
  readonly canSend: boolean;
  readonly isSending: boolean;
  /** When another code may be asked for, in milliseconds since 1970; the field counts down to it. */
  readonly until: number | undefined;
  /** The phone to which the last code went. */
  readonly sentTo: string | undefined;
  /** Why nothing was sent, where that is not about the phone itself. Stands beside the button. */
  readonly refusal: RestMessage | undefined;
  readonly send: () => void;
}

/** All that a drawing of the registration gets. */
export interface RegisterView {
  /** Nothing is sent from a demo site (REG-38, A-058). */
  readonly isDemo: boolean;
  /** An attempt is under way. */
  readonly busy: boolean;
  readonly form: RegisterForm;
  readonly settings: SettingsView;
  readonly currency: {
    readonly options: readonly Currency[];
    /** By an agent's domain (REG-22): nobody chooses another. */
    readonly isLocked: boolean;
    /** In place of `form.change`: what another currency clears goes with it (REG-27 to REG-33). */
    readonly choose: (currency: Currency) => void;
  };
  readonly introducer: Pick<IntroducerView, "introducer" | "isInviteOff">;
  /** Over the form, about the introducer and the currency of the visitor's link. */
  readonly banners: readonly IntroducerBanner[];
  readonly captcha: Captcha;
  readonly newPicture: () => void;
  readonly clock: Clock;
  readonly sms: SmsView;
  /** Goes with `form.formError`; empty where nobody is named. */
  readonly help: readonly HelpLink[];
  readonly submit: (values: RegisterValues) => void;
  readonly close: () => void;
}
