import { currencyCode } from "@naluma/i18n";
import { useWords } from "@naluma/i18n/react";
import type { SignedIn } from "@naluma/site/who";
import { Button } from "@naluma/ui/button";
import { SignOutIcon, UserCircleIcon } from "@naluma/ui/icon";
import type { LazyView } from "@naluma/ui/lazy-view";
import { Popover } from "@naluma/ui/popover";
import type { ReactNode } from "react";
import { words } from "../words.ts";

export interface AccountLinksProps {
  onChosen: () => void;
  /** Rendered below the links and together with them, so that nothing moves under a finger. */
  children?: ReactNode;
}

interface Props {
  who: SignedIn;
  Links: LazyView<AccountLinksProps> | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
  onLogOut: () => void;
}

export default function AccountMenu({ who, Links, anchor, onClose, onLogOut }: Props) {
  const t = useWords(words);
  const then = (go: () => void) => () => {
    onClose();
    go();
  };
  const logOut = (
    <Button look="line" block onClick={then(onLogOut)}>
      <SignOutIcon />
      {t("account.log_out")}
    </Button>
  );
  return (
    <Popover
      open
      onClose={onClose}
      anchor={anchor}
      label={t("account.menu")}
      className="account-menu"
    >
      <p className="row">
        <UserCircleIcon size="l" />
        <span className="grow">
          <b translate="no">{who.account}</b>
          <span className="dim small">
            {t("account.currency", { currency: currencyCode(who.currency) })}
          </span>
        </span>
      </p>
      {/* If the links cannot be loaded, logging out must still be possible. */}
      {Links?.isLoaded() ? <Links onChosen={onClose}>{logOut}</Links> : logOut}
    </Popover>
  );
}
