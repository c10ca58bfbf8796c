import { currencyCode } from "@naluma/i18n";
import { useWords } from "@naluma/i18n/react";
import type { SignedIn } from "@naluma/site/who";
import { Button } from "@naluma/ui/button";
import { SignOutIcon, UserCircleIcon } from "@naluma/ui/icon";
import { Popover } from "@naluma/ui/popover";
import type { ComponentType } from "react";
import { words } from "../words.ts";

interface Props {
  who: SignedIn;
  Links: ComponentType<{ onChosen: () => void }> | undefined;
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
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t("account.menu")} className="acc">
      <p className="row">
        <UserCircleIcon size="l" />
        <span className="grow">
          <b>{who.account}</b>
          <span className="dim sm">
            {t("account.currency", { currency: currencyCode(who.currency) })}
          </span>
        </span>
      </p>
      {Links && <Links onChosen={onClose} />}
      <Button look="line" block onClick={then(onLogOut)}>
        <SignOutIcon />
        {t("account.log_out")}
      </Button>
    </Popover>
  );
}
