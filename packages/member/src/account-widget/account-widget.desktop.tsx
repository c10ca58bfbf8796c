import { unknownAmount } from "@naluma/i18n";
import { ArrowsClockwiseIcon, CaretDownIcon } from "@naluma/ui/icon";
import { AccountWidgetOf, type AccountWidgetProps } from "./account-widget.tsx";

/** The member's end of the header: login and registration, or balance, wallet and account. */
export function AccountWidget(props: AccountWidgetProps) {
  return <AccountWidgetOf {...props} Outline={AccountOutline} />;
}

/** A placeholder of the same size as the member's part, until its code is loaded. */
export function AccountOutline() {
  return (
    <div className="for-member" aria-hidden="true">
      <span className="icon-button" />
      <div className="balance">
        <span className="number balance-amount" translate="no">
          {unknownAmount}
        </span>
        <span className="icon-button">
          <ArrowsClockwiseIcon size="s" />
        </span>
        <span className="icon-button">
          <CaretDownIcon size="s" />
        </span>
      </div>
      <span className="avatar" />
    </div>
  );
}
