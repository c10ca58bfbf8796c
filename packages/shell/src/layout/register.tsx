import { openLogin } from "@naluma/member";
import RegisterForm, { type RegisterFormProps } from "@naluma/register/form";
import { useApp } from "../app/use-app.ts";
import { registeredToTracking } from "../wiring/registered-to-tracking.ts";

/** The registration with what other features add to it. */
export default function Register({ opened }: Pick<RegisterFormProps, "opened">) {
  const app = useApp();
  const { store, session, page } = app;
  return (
    <RegisterForm
      opened={opened}
      ports={{
        local: localStorage,
        signIn: session.signIn,
        onRegistered: (login) => registeredToTracking(app, window, login),
      }}
      country={page.country}
      onLogIn={() => openLogin(store, opened)}
    />
  );
}
