import { unknownAmount } from "@naluma/i18n";
import { CaretDownIcon } from "@naluma/ui/icon";
import { late } from "@naluma/ui/later";
import type { WalletPanelProps } from "../wallet/wallet-panel.tsx";
import { useCorner } from "./use-corner.ts";
import { VisitorPart } from "./visitor-part.tsx";

const memberPart = late(() => import("./member-part.mobile.tsx"), Outline);

/** The member's end of the header: the login, or the balance. The account is in the tab bar. */
export function MemberCorner(props: WalletPanelProps) {
  const { who, logIn } = useCorner();
  if (who === "visitor") return <VisitorPart onLogIn={logIn} />;
  if (who !== "unknown") return <memberPart.View {...props} who={who} />;
  return (
    <>
      <div className="for-visitor">
        <VisitorPart onLogIn={logIn} />
      </div>
      <Outline />
    </>
  );
}

/** As large as what takes its place. */
function Outline() {
  return (
    <div className="for-member" aria-hidden="true">
      <div className="m-bal">
        <span className="num amount">{unknownAmount}</span>
        <span className="icon-btn">
          <CaretDownIcon size="s" />
        </span>
      </div>
    </div>
  );
}
