import { lazyView } from "@naluma/ui/lazy-view";

/** Login code 107 is followed by a double validation. It comes with the first such answer. */
export const DeviceCheck = lazyView(() => import("@naluma/account-security/double-validation"));
