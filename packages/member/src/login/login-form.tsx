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
import { useLogin, type VerificationProps } from "./use-login.ts";

export interface LoginFormProps {
  opened: OpenedLogin;
  /** Renders the operator's text beside the form, or `own` if there is none. */
  welcome?: (own: ReactNode) => ReactNode;
  /** Opens customer service, which some refusals mention. */
  onAskService: () => void;
  /** Asks for proof when a member logs in from an unfamiliar device (code 107). */
  DeviceCheck?: ComponentType<DeviceCheckProps>;
  /** Asks for the code of an authenticator app (code 120). */
  CodeCheck?: ComponentType<DeviceCheckProps>;
  /** The login with a passkey, if site and browser support it. */
  PasskeyLogin?: ComponentType<Pick<DeviceCheckProps, "attempt" | "onPassed">>;
  /** The logins through other companies, if the site offers any. */
  ThirdPartyLogins?: ComponentType;
  foot?: ReactNode;
  /** For visitors who have no account yet. */
  onRegister?: () => void;
  /** Verifies the owner of an account (code 802, or a forgotten password) and sets a new password. */
  Verification?: ComponentType<VerificationProps>;
}

const SelfExcluded = lazyView(() => import("./self-excluded.tsx"));

const asItIs = (own: ReactNode) => own;

/** Renders once its texts have loaded; the page behind it does not wait for them. */
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
      <p className="dialog-art-title">{t("login.invitation")}</p>
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
        <form {...form.form({ onSubmit: login.submit, busy: login.busy })} className="field-grid">
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
            <p className="message">{t("login.demo")}</p>
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
        {/* The message of a self-exclusion already says where to find help, so it is not repeated here. */}
        {!login.exclusion?.help.length && foot}
        {/* A sheet has no room beside the form; below it, nothing moves when the texts load. */}
        {isSheet && <div className="login-welcome">{welcome(null)}</div>}
      </Dialog>
      {Check && login.deviceCheck && <Check {...login.deviceCheck} onAskService={onAskService} />}
      {Verification && login.verification && (
        <Verification {...login.verification} onAskService={onAskService} />
      )}
    </>
  );
}

/** The props of the check after code 107, until the device is verified or the attempt is abandoned. */
export interface DeviceCheckProps {
  /** The platform's question, unparsed. */
  readonly data: unknown;
  readonly attempt: Pick<LoginPorts, "api" | "siteId" | "clock" | "device">;
  /** The check is ready and the login dialog closes. Until then, the login's own message stays above its form. */
  readonly onOpen: () => void;
  readonly onPassed: (login: LoginData) => void;
  readonly onClose: () => void;
  /** Opens customer service, for members who cannot answer any question. */
  readonly onAskService: () => void;
}

interface AskServiceProps {
  onAsk: () => void;
}

/** A link to customer service, if the refusal of a login mentions it. */
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
