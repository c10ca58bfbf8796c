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

export type SettingsView =
  | { readonly at: "loading" }
  /** Also shown as a toast for 5 s (REG-118); the dialog keeps the message and the retry button. */
  | { readonly at: "failed"; readonly message: RestMessage; readonly retry: () => void }
  | {
      readonly at: "ready";
      /** The fields of the chosen currency, in the order of the form. */
      readonly fields: readonly RegisterField[];
      /** The settings of the same currency; optional fields are marked as such. */
      readonly settings: FieldSettings;
    };

export interface SmsView {
  /** Whether the phone number is valid and no request is pending. */
  readonly canSend: boolean;
  readonly isSending: boolean;
  /** When another code may be requested, in milliseconds since 1970; the field shows a countdown. */
  readonly until: number | undefined;
  /** The phone number that the last code was sent to. */
  readonly sentTo: string | undefined;
  /** Why no code was sent, unless it concerns the number itself. Shown beside the button. */
  readonly refusal: RestMessage | undefined;
  readonly send: () => void;
}

export interface RegisterView {
  /** A demo site sends nothing (REG-38, A-058). */
  readonly isDemo: boolean;
  readonly busy: boolean;
  readonly form: RegisterForm;
  readonly settings: SettingsView;
  readonly currency: {
    readonly options: readonly Currency[];
    /** Fixed by an agent's domain (REG-22), so it cannot be changed. */
    readonly isLocked: boolean;
    /** Used instead of `form.change`, because changing the currency also clears other fields (REG-27 to REG-33). */
    readonly choose: (currency: Currency) => void;
  };
  readonly introducer: Pick<IntroducerView, "introducer" | "isInviteOff">;
  /** Shown above the form, about the introducer and the currency of the visitor's link. */
  readonly banners: readonly IntroducerBanner[];
  readonly captcha: Captcha;
  readonly newPicture: () => void;
  readonly clock: Clock;
  readonly sms: SmsView;
  /** Shown with `form.formError`; empty if the server names no help. */
  readonly help: readonly HelpLink[];
  readonly submit: (values: RegisterValues) => void;
  readonly close: () => void;
}
