import { unknownAmount } from "@naluma/i18n";
import { CaretDownIcon } from "@naluma/ui/icon";
import { late } from "@naluma/ui/later";
import type { CornerPanelProps } from "./account-part.tsx";
import { Corner } from "./corner.tsx";

const memberPart = late(() => import("./member-part.mobile.tsx"), Outline);

/** The member's end of the header: the login, or the balance. The account is in the tab bar. */
export function MemberCorner(props: CornerPanelProps) {
  return <Corner panel={props} MemberPart={memberPart.View} Outline={Outline} />;
}

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
