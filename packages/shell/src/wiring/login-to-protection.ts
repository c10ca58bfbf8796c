import { lazyView } from "@naluma/ui/lazy-view";

/** Login code 120 is followed by the code of an app. It comes with the first such answer. */
export const CodeCheck = lazyView(() => import("@naluma/account-security/second-step"));

/** Below the form of the login. */
export const PasskeyLogin = lazyView(() => import("@naluma/account-security/passkey-login"));
