import { Receipts } from "@naluma/game-launcher/receipts";
import { useSite } from "@naluma/site/use-site";
import { useWalletService } from "@naluma/wallet";
import { useAtomValue } from "jotai";
import { Suspense } from "react";

/** The receipts of a member's games. The content beside them does not wait for their texts. */
export default function GameReceipts() {
  return (
    <Suspense>
      <OwnReceipts />
    </Suspense>
  );
}

/** The receipts in this template's layout. */
function OwnReceipts() {
  const { eye } = useWalletService();
  const { template } = useSite();
  const hidden = !useAtomValue(eye.openAtom);
  return <Receipts as={template === "mobile" ? "sheet" : "modal"} hidden={hidden} />;
}
