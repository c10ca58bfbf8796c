import { openLogin } from "@naluma/member";
import RegisterForm, { type RegisterFormProps } from "@naluma/register/form";
import { lazyView } from "@naluma/ui/lazy-view";
import { useApp } from "../app/use-app.ts";
import { keepWelcome, welcomeDueAtom } from "../welcome/welcome-due.ts";
import { reloadsFor } from "../wiring/login-currency-to-reload.ts";
import { registeredToTracking } from "../wiring/registered-to-tracking.ts";
import { keepToast } from "../wiring/toast-after-reload.ts";

const AgreementText = lazyView<{ html: string }>(async () => ({
  default: (await import("@naluma/content/operator-text")).OperatorText,
}));

/** The registration with what other features add to it. */
export default function Register({ opened, asPage }: Pick<RegisterFormProps, "opened" | "asPage">) {
  const app = useApp();
  const { store, session, page } = app;
  return (
    <RegisterForm
      opened={opened}
      asPage={asPage}
      ports={{
        local: localStorage,
        signIn: session.signIn,
        reloads: ({ currency }) => reloadsFor(currency, app),
        sayOnNextPage: (message) => keepToast(sessionStorage, message),
        welcome: ({ currency }) =>
          reloadsFor(currency, app) ? keepWelcome(sessionStorage) : store.set(welcomeDueAtom, true),
        onRegistered: (login) => registeredToTracking(app, window, login),
      }}
      tab={sessionStorage}
      AgreementText={AgreementText}
      country={page.country}
      onLogIn={() => openLogin(store, opened)}
    />
  );
}
