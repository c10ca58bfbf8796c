import { CaptchaField } from "@naluma/captcha/field";
import { useUserMessage, useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField, TextField } from "@naluma/ui/field";
import { HeadsetIcon } from "@naluma/ui/icon";
import { lazyView } from "@naluma/ui/lazy-view";
import { BrandMark } from "@naluma/ui/logo";
import { Suspense, type ComponentType, type ReactNode } from "react";
import type { LoginData } from "../session/session.ts";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import type { LoginValues } from "./login-check.ts";
import { namesService } from "./login.codes.ts";
import type { LoginPorts } from "./login.runner.ts";
import type { OpenedLogin } from "./open-login.ts";
import { useLogin } from "./use-login.ts";
import type { VerificationProps } from "./verification.ts";

export interface LoginFormProps {
  opened: OpenedLogin;
  /** Draws what the operator says beside the form, or `own` where that is nothing. */
  welcome?: (own: ReactNode) => ReactNode;
  /** Opens customer service, which some refusals name. */
  onAskService: () => void;
  /** Asks whoever logs in from an unfamiliar device (code 107) for a proof. */
  DeviceCheck?: ComponentType<DeviceCheckProps>;
  /** Asks for the code of an app (code 120). */
  CodeCheck?: ComponentType<DeviceCheckProps>;
  /** The login by a passkey, where site and browser have them. */
  PasskeyLogin?: ComponentType<Pick<DeviceCheckProps, "attempt" | "onPassed">>;
  /** The logins at other companies, where the site offers any. */
  ThirdPartyLogins?: ComponentType;
  /** Stands below the form. */
  foot?: ReactNode;
  /** Whoever has no account yet goes there instead. */
  onRegister?: () => void;
  /** Verifies who owns an account (code 802, or a forgotten password) and sets its password. */
  Verification?: ComponentType<VerificationProps>;
}

const SelfExcluded = lazyView(() => import("./self-excluded.tsx"));

const asItIs = (own: ReactNode) => own;

/** Stands whole once its words are here; the page behind it does not wait for them. */
export default function LoginForm(props: LoginFormProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

function Form(props: LoginFormProps) {
  const { opened, welcome = asItIs, onAskService } = props;
  const { DeviceCheck, CodeCheck, PasskeyLogin, ThirdPartyLogins, Verification, foot, onRegister } =
    props;
  const { t, format } = useUserMessage(restWords);
  const logIn = useWords(words)("login.title");
  const login = useLogin(opened);
  const { form } = login;
  const Check = login.needsCode ? CodeCheck : DeviceCheck;

  const errorOf = (field: keyof LoginValues) => {
    const message = form.errorOf(field);
    return message && format(message);
  };

  const isSheet = login.as === "sheet";
  const own = (
    <>
      <p className="split-t">{t("login.invitation")}</p>
      <p>{t("login.invitation_text")}</p>
    </>
  );

  return (
    <>
      <Dialog
        open={!login.isElsewhere}
        onClose={login.close}
        as={login.as}
        title={logIn}
        closeLabel={t("login.close")}
        art={
          <>
            <BrandMark />
            <div>{isSheet ? own : welcome(own)}</div>
          </>
        }
      >
        <form {...form.form({ onSubmit: login.submit, busy: login.busy })} className="fg">
          {form.formError &&
            (login.exclusion ? (
              <SelfExcluded exclusion={login.exclusion} />
            ) : (
              <ErrorNotice text={format(form.formError)} />
            ))}
          {form.formError && namesService(form.formError) && <AskService onAsk={onAskService} />}
          <TextField
            {...form.text("account")}
            label={t("login.account")}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={32}
            error={errorOf("account")}
          />
          <PasswordField
            {...form.text("password")}
            label={t("login.password")}
            maxLength={64}
            reveal={{ show: t("login.show_password"), hide: t("login.hide_password") }}
            error={errorOf("password")}
          />
          {login.isDemo ? (
            <p className="msg">{t("login.demo")}</p>
          ) : (
            <CaptchaField
              {...form.text("answer")}
              captcha={login.captcha}
              clock={login.clock}
              error={errorOf("answer")}
              onNewPicture={login.newPicture}
              onAnswer={(answer) => form.change("answer", answer)}
            />
          )}
          {Verification && login.forget && (
            <Button look="text" className="login-forgotten" onClick={login.forget}>
              {t("login.forgotten")}
            </Button>
          )}
          <Button type="submit" look="primary" size="l" block busy={login.busy}>
            {logIn}
          </Button>
        </form>
        <div className="login-ways">
          {PasskeyLogin && !login.isDemo && (
            <PasskeyLogin attempt={login.attempt} onPassed={login.passed} />
          )}
          {ThirdPartyLogins && login.hasThirdParties && <ThirdPartyLogins />}
        </div>
        {onRegister && (
          <p className="login-new">
            {t("login.new_here")}{" "}
            <Button look="text" onClick={onRegister}>
              {t("login.create_account")}
            </Button>
          </p>
        )}
        {/* Where people help is said once: by the refusal of whoever has excluded themselves. */}
        {!login.exclusion?.help.length && foot}
        {/* A sheet has no room beside the form; below it nothing moves when the words come. */}
        {isSheet && <div className="login-welcome">{welcome(null)}</div>}
      </Dialog>
      {Check && login.deviceCheck && <Check {...login.deviceCheck} onAskService={onAskService} />}
      {Verification && login.verification && (
        <Verification {...login.verification} onAskService={onAskService} />
      )}
    </>
  );
}

/** For what is drawn after code 107, until the device is proven or the attempt given up. */
export interface DeviceCheckProps {
  /** What the platform asks, as it sent it. */
  readonly data: unknown;
  readonly attempt: Pick<LoginPorts, "api" | "siteId" | "clock" | "device">;
  /** It can be asked: the login makes room. Until then its own words stand over its form. */
  readonly onOpen: () => void;
  readonly onPassed: (login: LoginData) => void;
  readonly onClose: () => void;
  /** Opens customer service, for whoever can answer nothing. */
  readonly onAskService: () => void;
}

interface AskServiceProps {
  /** Opens customer service beside the page. */
  onAsk: () => void;
}

/** The way to a person, where a refusal of the login names one. */
function AskService(props: AskServiceProps) {
  return (
    <Suspense>
      <Ask {...props} />
    </Suspense>
  );
}

function Ask({ onAsk }: AskServiceProps) {
  const t = useWords(restWords);
  return (
    <Button look="line" block onClick={onAsk}>
      <HeadsetIcon />
      {t("centre.service")}
    </Button>
  );
}
