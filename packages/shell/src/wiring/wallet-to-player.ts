import { late } from "@naluma/ui/later";

/** Whatever shows a game says what the member has in it, as the wallet does; only a member's page needs it. */
export const cashInGame = late(() => import("@naluma/wallet/in-game"));
