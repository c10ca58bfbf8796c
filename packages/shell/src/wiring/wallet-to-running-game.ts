import { lazyView } from "@naluma/ui/lazy-view";

/** The line of a running game names all that the player owns, as the wallet does; only a member's page needs it. */
export const TotalBalance = lazyView(() => import("@naluma/wallet/total-balance"));
