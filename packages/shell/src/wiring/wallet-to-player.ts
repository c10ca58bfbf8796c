import { lazyView } from "@naluma/ui/later";

/** Whatever shows a game says what the member has in it, as the wallet does; only a member's page needs it. */
export const CashInGame = lazyView(() => import("@naluma/wallet/in-game"));
