import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField, TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { FormFoot } from "@naluma/ui/form-foot";
import { BrandMark } from "@naluma/ui/logo";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { needAttention, saidOfForm } from "../frame/said-of-form.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { sessionKey, signIn } from "./session.api.ts";

interface SignInValues {
  readonly name: string;
  readonly key: string;
}

const checkSignIn = ({ name, key }: SignInValues) => ({
  name: name.trim() === "" ? "Enter your name." : undefined,
  key: key === "" ? "Enter the operator key." : undefined,
});

/** @param hasEnded whether somebody was signed in on this page, whose work is still there */
export function SignIn({ hasEnded }: { hasEnded: boolean }) {
  const queries = useQueryClient();
  const { send, pending } = useDeskWrite(signIn);
  const form = useForm<SignInValues, string>({
    initial: { name: "", key: "" },
    check: checkSignIn,
  });

  useEffect(() => {
    document.title = "Sign in – Operator’s desk";
  }, []);

  const enter = async (values: SignInValues) => {
    await send(values, (sent) => {
      if (sent.ok) queries.setQueryData(sessionKey, sent.answer);
      else if (sent.refusal.status === 401)
        form.showRefusal({ fields: { key: "This is not the operator key." } });
      else form.showRefusal(saidOfForm(sent.refusal));
    });
  };

  return (
    <main className="sign-in" id="main">
      <form
        className="card"
        {...form.form({ onSubmit: (values) => void enter(values), busy: pending })}
      >
        <span className="sign-in-mark">
          <BrandMark />
        </span>
        <h1>Operator’s desk</h1>
        <p className="dim">
          {hasEnded
            ? "Your session has ended. Sign in again to continue where you were."
            : "The sandbox prints the key when it starts."}
        </p>
        {form.formError !== undefined && <ErrorNotice text={form.formError} />}
        <TextField
          label="Your name"
          hint="Recorded in the audit log with what you do."
          {...form.text("name")}
          autoComplete="username"
          maxLength={60}
          error={form.errorOf("name")}
        />
        <PasswordField
          label="Operator key"
          reveal={{ show: "Show the key", hide: "Hide the key" }}
          {...form.text("key")}
          error={form.errorOf("key")}
        />
        <FormFoot count={form.count} words={needAttention}>
          <Button type="submit" look="primary" block busy={pending}>
            Sign in
          </Button>
        </FormFoot>
      </form>
    </main>
  );
}
