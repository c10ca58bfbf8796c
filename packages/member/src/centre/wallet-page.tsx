import type { ReactNode } from "react";
import { CentrePart } from "./centre-part.tsx";

/** /user: the member centre begins with the money; `children` is the wallet. */
export function WalletPage({ children }: { children: ReactNode }) {
  return (
    <CentrePart title="centre.wallet">
      <div className="card wal mc-wal">{children}</div>
    </CentrePart>
  );
}
