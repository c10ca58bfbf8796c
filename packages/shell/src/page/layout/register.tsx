import type { LoginData } from "@naluma/api-client/login-data";
import { openLogin } from "@naluma/member";
import RegisterForm, { type RegisterFormProps } from "@naluma/register/form";
import { isCurrencyCode } from "@naluma/site/currency";
import { isTracked } from "@naluma/site/settings";
import { lazyView } from "@naluma/ui/lazy-view";
import { loadModule } from "@naluma/ui/load-module";
import type { App } from "../app/app.ts";
import { keepWelcome, welcomeDueAtom, deferToast } from "../app/next-page.ts";
import { reloadsFor } from "../app/reload-page.ts";
import { useApp } from "../app/use-app.ts";

const AgreementText = lazyView<{ html: string }>(async () => ({
  default: (await import("@naluma/content/operator-text")).OperatorText,
}));

const ignore = () => undefined;

/**
 * Reports a registration to the operator's advertiser, with the player's consent (TRACK-03). Nothing waits for it: if
 * it fails, the member is registered all the same.
 */
function trackRegistration(
  app: App,
  win: Window,
  { memberId, currency }: Pick<LoginData, "memberId" | "currency">,
): void {
  if (!isTracked(app.page.settings) || !isCurrencyCode(currency)) return;
  loadModule(() => import("../../live/tracking/page-tracking.tsx"))
    .then(({ pageTracking }) => pageTracking(app, win).trackRegistration({ memberId, currency }))
    .catch(ignore);
}

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
        sayOnNextPage: (message) => deferToast(sessionStorage, message),
        welcome: ({ currency }) =>
          reloadsFor(currency, app) ? keepWelcome(sessionStorage) : store.set(welcomeDueAtom, true),
        onRegistered: (login) => trackRegistration(app, window, login),
      }}
      tab={sessionStorage}
      AgreementText={AgreementText}
      country={page.country}
      onLogIn={() => openLogin(store, opened)}
    />
  );
}
