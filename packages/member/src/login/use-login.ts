import type { Captcha } from "@naluma/captcha";
import { useMachine } from "@naluma/machine/react";
import { nativeBridges, platformOf } from "@naluma/site/platform";
import { useSite } from "@naluma/site/use-site";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { UserMessage } from "../user-message.ts";
import { useMember } from "../use-member.ts";
import { deviceInfo } from "./device-info.ts";
import type { LoginField, LoginForm } from "./login.machine.ts";
import { startLogin } from "./login.runner.ts";
import { closeLogin, type OpenedLogin } from "./open-login.ts";

export interface LoginView {
  readonly as: "modal" | "sheet";
  /** A demo site asks for nothing and calls nothing (AUTH-84). */
  readonly demo: boolean;
  readonly busy: boolean;
  /** A used answer is wiped with each answered attempt. */
  readonly attempts: number;
  readonly captcha: Captcha;
  /** What the checks and the platform say of a field. */
  errorOf(field: LoginField): UserMessage | undefined;
  readonly formError: UserMessage | undefined;
  submit(form: LoginForm): void;
  changed(field: LoginField): void;
  newPicture(): void;
  close(): void;
}

export function useLogin({ target }: OpenedLogin): LoginView {
  const { ports, session, clock } = useMember();
  const { store, api, deviceId } = ports;
  const { settings, template, client, currency } = useSite();
  const navigate = useNavigate();

  const done = () => {
    closeLogin(store);
    if (target !== undefined) void navigate(target);
  };

  const [machine] = useState(() =>
    startLogin({
      api,
      session,
      siteId: settings.siteId,
      clock,
      onDone: done,
      device: () => {
        const { userAgent } = navigator;
        const bridges = nativeBridges(window, settings.appBridges);
        return deviceInfo({
          client,
          platform: platformOf({ client, bridges, userAgent }),
          userAgent,
          host: location.host,
          udid: deviceId(),
        });
      },
    }),
  );
  const state = useMachine(machine);
  const { captcha, complaint } = state;

  useEffect(() => {
    if (!settings.isDemo) machine.send({ type: "opened" });
  }, [machine, settings.isDemo]);

  return {
    as: template === "desktop" ? "modal" : "sheet",
    demo: settings.isDemo,
    busy: state.at !== "form",
    attempts: state.attempts,
    captcha,
    errorOf: (field) => (complaint?.about === field ? complaint.message : undefined),
    formError: complaint?.about === "form" ? complaint.message : undefined,
    submit(form) {
      if (!settings.isDemo) {
        machine.send({ type: "submitted", form });
        return;
      }
      session.signInDemo(form.account.trim() || "demo", currency);
      done();
    },
    changed: (field) => machine.send({ type: "field-changed", field }),
    newPicture: () => machine.send({ type: "new-picture-asked" }),
    close: () => closeLogin(store),
  };
}
