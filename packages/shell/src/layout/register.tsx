import { openLogin } from "@naluma/member";
import RegisterForm, { type RegisterFormProps } from "@naluma/register/form";
import { useApp } from "../app/use-app.ts";

/** The registration with what other features add to it. */
export default function Register({ opened }: Pick<RegisterFormProps, "opened">) {
  const { store, session, page } = useApp();
  return (
    <RegisterForm
      opened={opened}
      ports={{ local: localStorage, signIn: session.signIn }}
      country={page.country}
      onLogIn={() => openLogin(store, opened)}
    />
  );
}
