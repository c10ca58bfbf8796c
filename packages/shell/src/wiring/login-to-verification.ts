import { lazyView } from "@naluma/ui/lazy-view";

/** Login code 802 and "Forgot password?" are followed by a verification. It comes with the first of them. */
export const Verification = lazyView(
  () => import("@naluma/account-security/transfer-verification"),
);
