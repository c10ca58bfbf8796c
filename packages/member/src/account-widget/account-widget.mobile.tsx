import { unknownAmount } from "@naluma/i18n";
import { CaretDownIcon } from "@naluma/ui/icon";
import { AccountWidgetOf, type AccountWidgetProps } from "./account-widget.tsx";

/** The member's end of the header: the ways in, or the balance. The account is in the tab bar. */
export function AccountWidget(props: AccountWidgetProps) {
  return <AccountWidgetOf {...props} Outline={AccountOutline} />;
}

/** As large as the member's part, until its code is here. */
export function AccountOutline() {
  return (
    <div className="for-member" aria-hidden="true">
      <div className="m-bal">
        <span className="num amount" translate="no">
          {unknownAmount}
        </span>
        <span className="icon-btn">
          <CaretDownIcon size="s" />
        </span>
      </div>
    </div>
  );
}
