import { unknownAmount } from "@naluma/i18n";
import { ArrowsClockwiseIcon, CaretDownIcon } from "@naluma/ui/icon";
import { late } from "@naluma/ui/later";
import type { CornerPanelProps } from "./account-part.tsx";
import { Corner } from "./corner.tsx";

const memberPart = late(() => import("./member-part.desktop.tsx"), Outline);

/** The member's end of the header: the login, or balance, wallet and account. */
export function MemberCorner(props: CornerPanelProps) {
  return <Corner panel={props} MemberPart={memberPart.View} Outline={Outline} />;
}

function Outline() {
  return (
    <div className="for-member" aria-hidden="true">
      <div className="balance">
        <span className="num amount">{unknownAmount}</span>
        <span className="icon-btn">
          <ArrowsClockwiseIcon size="s" />
        </span>
        <span className="icon-btn">
          <CaretDownIcon size="s" />
        </span>
      </div>
      <span className="avatar" />
    </div>
  );
}
