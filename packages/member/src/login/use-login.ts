import { textOf } from "@naluma/i18n/user-message";
import type { Clock } from "@naluma/machine/clock";
import { useMachine } from "@naluma/machine/react";
import { deviceId, deviceInfo } from "@naluma/site/device-info";
import { nativeBridges, platformOf } from "@naluma/site/platform";
import type { BrowserStorage } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { type FormCheck, useForm } from "@naluma/ui/form";
import { showToast } from "@naluma/ui/toast";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { LoginData } from "../session/session.ts";
import { useMember } from "../use-member.ts";
import { type RestMessage, restWords } from "../words.rest.ts";
import { checkLogin, emptyLogin, type LoginValues } from "./login-check.ts";
import type { SelfExclusion } from "./login.codes.ts";
import { type LoginPorts, startLogin } from "./login.runner.ts";
import { closeLogin, type OpenedLogin } from "./open-login.ts";

/** A demo site requires no input and makes no calls (AUTH-84). */
const checkNothing: FormCheck<LoginValues, RestMessage> = () => ({});

export function useLogin({ target, onDone }: OpenedLogin) {
  const { ports, session, clock } = useMember();
  const { store, api, local } = ports;
  const { settings, template, client, currency } = useSite();
  const { isDemo } = settings;
  const navigate = useNavigate();

  const done = () => {
    closeLogin(store);
    if (target !== undefined) void navigate(target);
    onDone?.();
  };

  const form = useForm<LoginValues, RestMessage>({
    initial: emptyLogin,
    check: isDemo ? checkNothing : checkLogin,
  });

  /** Set by codes 107 and 120; the login dialog stays open until the check is ready. */
  const [check, setCheck] = useState<{ by?: "code"; data: unknown; isOpen: boolean }>();

  /** Set by code 325; shown in place of the refusal's message. */
  const [exclusion, setExclusion] = useState<SelfExclusion>();

  /** Replaces the login dialog once it has loaded; a demo site has none (AUTH-85). */
  const [verification, setVerification] = useState<{
    reason: VerificationReason;
    isOpen: boolean;
  }>();

  const attempt = {
    api,
    siteId: settings.siteId,
    clock,
    device: () => {
      const { userAgent } = navigator;
      const bridges = nativeBridges(window, settings.appBridges);
      return deviceInfo({
        client,
        platform: platformOf({ client, bridges, userAgent }),
        userAgent,
        host: location.host,
        udid: deviceId(local),
      });
    },
  };

  const [machine] = useState(() =>
    startLogin({
      ...attempt,
      session,
      onDone: done,
      emptyAnswer: () => form.empty("answer"),
      showRefusal: ({ about, message, deviceCheck, isTransfer, exclusion }) => {
        setExclusion(exclusion);
        form.showRefusal(about === "captcha" ? { fields: { answer: message } } : { form: message });
        setCheck(deviceCheck && { ...deviceCheck, isOpen: false });
        setVerification(isTransfer ? { reason: "transfer", isOpen: false } : undefined);
      },
    }),
  );
  const { at, captcha } = useMachine(machine);
  const busy = at !== "form";

  const submit = (values: LoginValues) => {
    if (!isDemo) return machine.send({ type: "submitted", values });
    session.signInDemo(values.account.trim() || "demo", currency);
    done();
  };

  useEffect(() => {
    if (!isDemo) machine.send({ type: "opened" });
  }, [machine, isDemo]);

  const close = () => closeLogin(store);
  const passed = (login: LoginData) => {
    session.signIn(login);
    done();
  };

  return {
    as: template === "desktop" ? ("modal" as const) : ("sheet" as const),
    isDemo,
    hasThirdParties: settings.thirdPartyLogins.length > 0,
    busy,
    captcha,
    clock,
    form,
    exclusion,
    submit,
    newPicture: () => machine.send({ type: "new-picture-asked" }),
    close,
    /** Another dialog has replaced this one. */
    isElsewhere: check?.isOpen === true || verification?.isOpen === true,
    forget: isDemo ? undefined : () => setVerification({ reason: "forgotten", isOpen: false }),
    verification: verification && {
      reason: verification.reason,
      account: form.values.account.trim(),
      attempt: { ...attempt, storage: local },
      onOpen: () =>
        setVerification((before) =>
          before && !before.isOpen ? { ...before, isOpen: true } : before,
        ),
      onDone: (account: string) => {
        setVerification(undefined);
        form.change("account", account);
        form.empty("password");
        void textOf(restWords, ports.locale(), { id: "login.password_set" }).then((message) =>
          showToast(store, { kind: "success", message }),
        );
      },
      onClose: () => setVerification(undefined),
    },
    /** Completes a login that did not use the form. */
    passed,
    attempt,
    needsCode: check?.by === "code",
    deviceCheck: check && {
      data: check.data,
      attempt,
      onOpen: () =>
        setCheck((before) => (before && !before.isOpen ? { ...before, isOpen: true } : before)),
      onPassed: passed,
      onClose: close,
    },
  };
}

/** Login code 802, or a forgotten password. */
type VerificationReason = "transfer" | "forgotten";

/** The props of the dialog that replaces the login until the owner has set a new password or gives up. */
export interface VerificationProps {
  readonly reason: VerificationReason;
  /** The username entered in the login form. */
  readonly account: string;
  readonly attempt: Pick<LoginPorts, "api" | "siteId"> & {
    readonly clock: Clock;
    readonly storage: BrowserStorage | undefined;
  };
  /** The verification is ready and the login dialog closes. Until then, the login form stays. */
  readonly onOpen: () => void;
  /** The new password is set; the member logs in with it next. */
  readonly onDone: (account: string) => void;
  readonly onClose: () => void;
  /** Opens customer service, for members who cannot prove anything. */
  readonly onAskService: () => void;
}
