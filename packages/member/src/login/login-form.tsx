import { troubleOf } from "@naluma/captcha";
import { CaptchaField } from "@naluma/captcha/field";
import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField, TextField } from "@naluma/ui/field";
import { BrandMark } from "@naluma/ui/logo";
import { useEffect, useRef, type ReactNode, type SubmitEvent } from "react";

import type { UserMessage } from "../user-message.ts";
import type { OpenedLogin } from "./open-login.ts";
import { useMember } from "../use-member.ts";
import { useLogin } from "./use-login.ts";
import { words } from "../words.ts";

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

interface LoginFormProps {
  opened: OpenedLogin;
  welcome: (own: ReactNode) => ReactNode;
}

export default function LoginForm({ opened, welcome }: LoginFormProps) {
  const login = useLogin(opened);
  const { clock } = useMember();
  const { t, format } = useUserMessage(words);
  const form = useRef<HTMLFormElement>(null);

  const wrong = (message: UserMessage | undefined) => (message ? format(message) : undefined);
  const errors = {
    account: wrong(login.errorOf("account")),
    password: wrong(login.errorOf("password")),
    captcha: wrong(login.errorOf("captcha")),
  };
  const first = errors.account
    ? "account"
    : errors.password
      ? "password"
      : errors.captcha || troubleOf(login.captcha)
        ? "answer"
        : "";

  useEffect(() => {
    const field = first === "" ? undefined : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }, [first, login.attempts]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    login.submit({
      account: textOf(data, "account"),
      password: textOf(data, "password"),
      answer: textOf(data, "answer"),
    });
  };

  const isSheet = login.as === "sheet";
  const own = (
    <>
      <p className="split-t">{t("login.pick_up")}</p>
      <p>{t("login.one_step_away")}</p>
    </>
  );

  return (
    <Dialog
      open
      onClose={login.close}
      as={login.as}
      title={t("login.title")}
      closeLabel={t("member.close")}
      art={
        <>
          <BrandMark />
          <div>{isSheet ? own : welcome(own)}</div>
        </>
      }
    >
      <form ref={form} className="fg" noValidate onSubmit={submit}>
        {login.formError && <ErrorNotice text={format(login.formError)} />}
        <TextField
          name="account"
          label={t("login.account")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          error={errors.account}
          onChange={() => login.changed("account")}
        />
        <PasswordField
          name="password"
          label={t("login.password")}
          maxLength={64}
          reveal={{ show: t("login.show_password"), hide: t("login.hide_password") }}
          error={errors.password}
          onChange={() => login.changed("password")}
        />
        {login.demo ? (
          <p className="msg">{t("login.demo")}</p>
        ) : (
          <CaptchaField
            name="answer"
            captcha={login.captcha}
            attempts={login.attempts}
            clock={clock}
            error={errors.captcha}
            onChange={() => login.changed("captcha")}
            onNewPicture={login.newPicture}
          />
        )}
        <Button type="submit" look="primary" size="l" block busy={login.busy}>
          {t("login.title")}
        </Button>
      </form>
      {/* A sheet has no room beside the form; below it nothing moves when the words come. */}
      {isSheet && <div className="login-said">{welcome(null)}</div>}
    </Dialog>
  );
}
