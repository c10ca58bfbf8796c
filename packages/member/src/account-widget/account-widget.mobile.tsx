import { unknownAmount } from "@naluma/i18n";
import { CaretDownIcon } from "@naluma/ui/icon";
import { AccountWidgetOf, type AccountWidgetProps } from "./account-widget.tsx";

/** The member's end of the header: the login, or the balance. The account is in the tab bar. */
export function AccountWidget({ MemberPart }: AccountWidgetProps) {
  return <AccountWidgetOf MemberPart={MemberPart} Outline={AccountOutline} />;
}

/** As large as the member's part, until its code is here. */
export function AccountOutline() {
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
