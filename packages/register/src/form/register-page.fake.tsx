import { fakeApi, type Reply } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { currencies, type Currency } from "@naluma/site/currency";
import { useForm } from "@naluma/ui/form";
import { useState } from "react";
import type { IntroducerBanner } from "../introducer/introducer-view.ts";
import type { Introducer } from "../introducer/link.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import { fieldsShown } from "../settings/field-settings-of.ts";
import type { RestMessage } from "../words.rest.ts";
import { checkRegister } from "./check-register.ts";
import { RegisterFormView } from "./register-form-view.tsx";
import { RegisterWords } from "./register-form.tsx";
import { emptyRegister, registerFields, type RegisterValues } from "./register-values.ts";
import type { RegisterView, SettingsView, SmsView } from "./register-view.ts";
import { settingOf } from "./register.fake.ts";

const optional = settingOf({ isRequired: false });
const required = settingOf();
const proven = settingOf({ isVerified: true });

/** The settings of four operators, each for its own currency. */
export const settingsByCurrency = {
  RMB: {
    memberName: required,
    memberPhone: proven,
    memberQq: required,
    memberWechat: optional,
    withdrawPassword: required,
    recommendCode: optional,
  },
  VND: {
    checkPassword: required,
    memberName: required,
    memberPhone: required,
    memberZalo: optional,
    memberFb: optional,
    identityId: optional,
  },
  USD: {
    checkPassword: required,
    memberBirthday: required,
    memberEmail: required,
    memberTelegram: optional,
    withdrawPassword: required,
  },
  INR: { checkPassword: required, memberPhone: proven, memberWhatsApp: required },
} as const satisfies Partial<Record<Currency, FieldSettings>>;

/** Every field, all of them required. */
export const everything: FieldSettings = Object.fromEntries(
  registerFields.map((field) => [field, field === "memberPhone" ? proven : required]),
);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 40"><rect width="118" height="40" fill="#F3E9DC"/><text x="24" y="29" font-family="monospace" font-size="26" fill="#8B1B19">H4QZ</text></svg>`;

const picture = {
  token: "cp_1",
  source: `data:image/svg+xml;base64,${btoa(svg)}`,
  placeholder: "4 characters",
};

const nobody: Introducer = { type: "none", code: "" };

export interface FakePageProps {
  currency: Currency;
  fields: FieldSettings;
  values: Partial<RegisterValues>;
  /** Replaces the loaded settings. */
  settings: SettingsView | undefined;
  isLocked: boolean;
  introducer: Introducer;
  isInviteOff: boolean;
  banners: readonly IntroducerBanner[];
  sms: Partial<SmsView>;
  help: RegisterView["help"];
  busy: boolean;
  isDemo: boolean;
  /** The response to a valid submission. */
  refusal: { about: keyof RegisterValues | "form"; message: RestMessage } | undefined;
  agreements: () => Reply | Promise<Reply>;
  onSubmit: (values: RegisterValues) => void;
  onChoose: (currency: Currency) => void;
  onSend: () => void;
  onClose: () => void;
  onLogIn: () => void;
}

export const fakePage: Omit<
  FakePageProps,
  "onSubmit" | "onChoose" | "onSend" | "onClose" | "onLogIn"
> = {
  currency: "USD",
  fields: settingsByCurrency.USD,
  values: {},
  settings: undefined,
  isLocked: false,
  introducer: nobody,
  isInviteOff: false,
  banners: [],
  sms: {},
  help: [],
  busy: false,
  isDemo: false,
  refusal: undefined,
  agreements: () => ({
    data: {
      list: [
        { title: "Play for fun", content: "<p>You are <b>18 or older</b>.</p>" },
        { title: "Privacy", content: "<ul><li>We keep what you type.</li></ul>" },
      ],
    },
  }),
};

/** A clock that never advances, on 23 November 2026. */
const clock = { now: () => Date.UTC(2026, 10, 23, 12), setTimeout: () => () => undefined };

/** Shows the text without markup; the real component belongs to another feature. */
const AgreementText = ({ html }: { html: string }) => <p>{html.replaceAll(/<[^>]*>/g, "")}</p>;

/** The form with a view model of its own, but with the real rules. */
export const FakePage = (props: FakePageProps) => (
  <RegisterWords>
    <Page {...props} />
  </RegisterWords>
);

function Page(props: FakePageProps) {
  const { fields, currency, values, refusal, onSubmit, sms } = props;
  const [api] = useState(() =>
    fakeApi({ "/arks/web/register-settings/service-agreement": props.agreements }),
  );
  const form = useForm<RegisterValues, RestMessage>({
    initial: { ...emptyRegister, memberCurrency: currency, siteId: "9" },
    check: (typed) => checkRegister(typed, { settings: fields, tenDigitPhones: false }),
  });
  const [isFilled, setFilled] = useState(false);
  if (!isFilled) {
    setFilled(true);
    for (const field of registerFields) {
      const value = values[field];
      if (value !== undefined) form.change(field, value);
    }
  }
  const view: RegisterView = {
    isDemo: props.isDemo,
    busy: props.busy,
    form,
    settings: props.settings ?? {
      at: "ready",
      settings: fields,
      fields: [...fieldsShown(fields)].filter((field) => field !== "siteId"),
    },
    currency: {
      options: currencies.filter((one) => one !== "GP"),
      isLocked: props.isLocked,
      choose: props.onChoose,
    },
    introducer: { introducer: props.introducer, isInviteOff: props.isInviteOff },
    banners: props.banners,
    captcha: { at: "shown", picture },
    newPicture: () => undefined,
    clock,
    sms: {
      canSend: form.isGood("memberPhone"),
      isSending: false,
      until: undefined,
      sentTo: undefined,
      refusal: undefined,
      send: props.onSend,
      ...sms,
    },
    help: props.help,
    submit(sent) {
      onSubmit(sent);
      if (refusal?.about === "form") form.showRefusal({ form: refusal.message });
      else if (refusal) form.showRefusal({ fields: { [refusal.about]: refusal.message } });
    },
    close: props.onClose,
  };
  return (
    <ApiContext value={api}>
      <RegisterFormView view={view} AgreementText={AgreementText} onLogIn={props.onLogIn} />
    </ApiContext>
  );
}
