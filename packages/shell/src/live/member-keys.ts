import { memberKey } from "@naluma/member";
import { promotionKeys } from "@naluma/promotions";
import { walletKey } from "@naluma/wallet";

/** What missed events of a member could have changed. */
export const memberKeys = [memberKey, walletKey, promotionKeys.all];
