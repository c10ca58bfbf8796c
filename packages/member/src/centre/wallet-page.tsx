import { WalletPanel, type WalletPanelProps } from "../wallet/wallet-panel.tsx";
import { CentrePart } from "./part.tsx";

/** /user: the member centre begins with the money. */
export function WalletPage({ providerName }: WalletPanelProps) {
  return (
    <CentrePart title="centre.wallet">
      <div className="card wal mc-wal">
        <WalletPanel providerName={providerName} />
      </div>
    </CentrePart>
  );
}
