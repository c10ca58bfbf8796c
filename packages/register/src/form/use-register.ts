import type { HelpLink } from "@naluma/api-client/help-links";
import type { LoginData } from "@naluma/api-client/login-data";
import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { textOf } from "@naluma/i18n/user-message";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { useMachine } from "@naluma/machine/react";
import type { Currency } from "@naluma/site/currency";
import { newId } from "@naluma/site/new-id";
import { readPhone } from "@naluma/site/phone";
import type { BrowserStorage } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { useForm } from "@naluma/ui/form";
import { showToast, type Toast } from "@naluma/ui/toast";
import { useStore } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { isCaptchaShown } from "../fields/captcha.ts";
import type { IntroducerView } from "../introducer/introducer-view.ts";
import { withoutLink } from "../introducer/link.ts";
import { useIntroducerFields } from "../introducer/use-introducer.ts";
import { closeRegister, type OpenedRegister } from "../open-register.ts";
import {
  clearedByCurrency,
  fieldSettingsOf,
  fieldsShown,
  openCurrencies,
} from "../settings/field-settings-of.ts";
import { useSettings, type SettingsState } from "../settings/use-settings.ts";
import { useSms } from "../sms/use-sms.ts";
import { registerQuestions, type Answers } from "../verification/verification.ts";
import { restWords, type RestMessage } from "../words.rest.ts";
import { checkRegister } from "./check-register.ts";
import { emptyRegister, type RegisterField, type RegisterValues } from "./register-values.ts";
import type { RegisterView, SettingsView } from "./register-view.ts";
import { registerBodyOf } from "./register.api.ts";
import { placed, type RegisterRefusal } from "./register.codes.ts";
import { startRegister } from "./register.runner.ts";

export interface RegisterPorts {
  readonly local: BrowserStorage | undefined;
  readonly clock?: Clock;
  /** As after a login, all data of the member is loaded. */
  signIn(login: LoginData): void;
  /** Whether this login reloads the page, so that the message has to be shown by the next one. */
  readonly reloads?: ((login: LoginData) => boolean) | undefined;
  readonly sayOnNextPage?: ((message: string) => void) | undefined;
  /** Shows more than a toast to new members who do not continue to a game. */
  readonly welcome?: ((login: LoginData) => void) | undefined;
  /** Called once for each account created here, for analytics. */
  readonly onRegistered?: ((login: LoginData) => void) | undefined;
}

export interface RegisterOptions {
  readonly ports: RegisterPorts;
  readonly opened: OpenedRegister;
  readonly introducer: IntroducerView;
  /** The input from before a reload of the tab. */
  readonly draft?: Partial<RegisterValues> | undefined;
  /** The account exists, so the draft is no longer needed (REG-41). */
  readonly onDone?: (() => void) | undefined;
}

/** How long the message about missing settings is shown, in ms (REG-118). */
const settingsToast = 5_000;

const noHelp: readonly HelpLink[] = [];

const onScreen = (shown: ReadonlySet<RegisterField>): RegisterField[] =>
  [...shown].filter((field) => field !== "siteId");

/** Loaded settings are held back until the currency of link and domain is known. */
const before = (loaded: SettingsState): SettingsView =>
  loaded.at === "failed" ? loaded : { at: "loading" };

/** Combines rules, settings, introducer, SMS and the attempt itself into one form. */
export function useRegister(options: RegisterOptions): RegisterView {
  const { ports, opened, introducer, draft } = options;
  const { clock = browserClock, local } = ports;
  const api = useApi();
  const store = useStore();
  const locale = useLocale();
  const navigate = useNavigate();
  const { isDemo, siteId, currencies: offered, tenDigitPhones } = useSite().settings;

  const toast = (message: RestMessage, how: Omit<Toast, "message">) =>
    void textOf(restWords, locale, message).then((text) =>
      showToast(store, { ...how, message: text }),
    );

  const loaded = useSettings({
    api,
    siteId,
    isEnabled: introducer.isLinkChecked,
    onFailed: (message) => toast(message, { kind: "error", duration: settingsToast }),
  });
  const all = loaded.at === "ready" ? loaded.settings : {};
  const settingsOf = (currency: string) => fieldSettingsOf(all, currency, { isDemo });
  const open = openCurrencies(all, offered);

  const [answers] = useState<Answers>(() => new Map());
  const form = useForm<RegisterValues, RestMessage>({
    initial: { ...emptyRegister, ...draft, siteId: String(siteId) },
    check: (values) =>
      checkRegister(values, { settings: settingsOf(values.memberCurrency), tenDigitPhones }),
    asks: registerQuestions({ api, siteId, settingsOf }, answers),
    recheckOn: ({ memberCurrency }) => memberCurrency,
    meaning: { memberPhone: (typed, { memberCurrency }) => readPhone(typed, memberCurrency) },
  });
  const { values } = form;
  const settings = settingsOf(values.memberCurrency);
  const shown = fieldsShown(settings);
  const { isLocked } = introducer.currencyOf(open);

  const done = (login: LoginData, isClosed: boolean) => {
    const address = withoutLink(location.href);
    if (address !== location.href) history.replaceState(history.state, "", address);
    const reloads = ports.reloads?.(login) ?? false;
    const goesOn = !isClosed && opened.onDone !== undefined;
    // Read before the login, which switches the page to the member's currency.
    const welcome = goesOn ? undefined : ports.welcome;
    welcome?.(login);
    ports.signIn(login);
    ports.onRegistered?.(login);
    options.onDone?.();
    if (!welcome) {
      const success = { id: "success", values: { account: login.account } } as const;
      if (reloads) void textOf(restWords, locale, success).then(ports.sayOnNextPage);
      else toast(success, { kind: "success" });
    }
    if (isClosed) return;
    closeRegister(store);
    if (opened.target !== undefined) void navigate(opened.target);
    opened.onDone?.();
  };

  const empty = <Field extends RegisterField>(field: Field) =>
    form.change(field, emptyRegister[field]);

  const [refusal, setRefusal] = useState<RegisterRefusal>();
  const [machine] = useState(() =>
    startRegister({
      api,
      siteId,
      clock,
      newKey: newId,
      emptyAnswer: () => form.empty("verifyCode"),
      // Each is a new object, so that the same one is shown again after the next press.
      showRefusal: (refused) => setRefusal({ ...refused }),
      onAccepted: done,
    }),
  );
  const { at, captcha } = useMachine(machine);

  const showRefusal = useEffectEvent((refused: RegisterRefusal) => {
    const { about, message } = refused;
    const place = placed(about, shown);
    if (place === "toast") toast(message, { kind: "error" });
    else form.showRefusal(place === "form" ? { form: message } : { fields: { [place]: message } });
    if (!refused.introducer) return;
    // A value that was typed is cleared as well, because it cannot be used.
    empty("memberAgent");
    empty("recommendCode");
    introducer.release(refused.introducer);
  });
  useEffect(() => {
    if (refusal) showRefusal(refusal);
  }, [refusal]);

  const isKnown = loaded.at === "ready" && introducer.isSettled;
  useIntroducerFields({ form, introducer, open, isKnown });
  const isReady = isKnown && open.some((one) => one === values.memberCurrency);
  const isCaptchaWanted = isReady && isCaptchaShown(settings);
  useEffect(() => {
    machine.send({ type: "captcha-wanted", isWanted: isCaptchaWanted });
  }, [machine, isCaptchaWanted]);

  const choose = (currency: Currency) => {
    if (currency === values.memberCurrency) return;
    const cleared = clearedByCurrency(values, settings, settingsOf(currency));
    form.change("memberCurrency", currency);
    for (const field of cleared) empty(field);
  };

  const isPhoneRight =
    values.memberPhone !== "" &&
    checkRegister(values, { settings, tenDigitPhones }).memberPhone === undefined;

  return {
    isDemo,
    busy: at === "submitting" || at === "done",
    form,
    settings: isReady ? { at: "ready", fields: onScreen(shown), settings } : before(loaded),
    currency: { options: open, isLocked, choose },
    introducer,
    banners: isReady ? introducer.banners(values.memberCurrency, open) : [],
    captcha,
    newPicture: () => machine.send({ type: "new-picture-asked" }),
    clock,
    sms: useSms({
      api,
      siteId,
      clock,
      local,
      values,
      isReady: !isDemo && isPhoneRight,
      showPhoneProblem: (memberPhone) => form.showRefusal({ fields: { memberPhone } }),
    }),
    help: refusal?.help ?? noHelp,
    submit(sent) {
      if (isDemo) return form.showRefusal({ form: { id: "demo" } });
      const errorTrack = introducer.errorTrack(sent.memberCurrency, open);
      const origin = { captchaToken: "", remoteAddr: "", ipInfo: {}, errorTrack };
      const body = registerBodyOf(sent, settingsOf(sent.memberCurrency), origin);
      setRefusal(undefined);
      machine.send({ type: "submitted", values: body });
    },
    close() {
      machine.send({ type: "closed" });
      closeRegister(store);
    },
  };
}
