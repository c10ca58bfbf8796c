import { useWords } from "@naluma/i18n/react";
import type { SignedIn } from "@naluma/site/who";
import { Avatar } from "@naluma/ui/avatar";
import { lazyView, type LazyView } from "@naluma/ui/lazy-view";
import { useState } from "react";
import { useMember } from "../use-member.ts";
import { words } from "../words.ts";
import type { AccountLinksProps } from "./account-menu.tsx";

const AccountMenu = lazyView(() => import("./account-menu.tsx"));

interface Props {
  who: SignedIn;
  /** The links to the member's pages, for the account menu. */
  Links?: LazyView<AccountLinksProps> | undefined;
}

/** The member's avatar, which opens the account menu. */
export function AccountButton({ who, Links }: Props) {
  const t = useWords(words);
  const { askToLogOut } = useMember();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  // The links load before the menu opens, so that nothing in it moves under the pointer.
  const openWhole = () => void Promise.resolve(Links?.preload()).finally(() => setOpen(true));
  return (
    <>
      <Avatar
        ref={setButton}
        name={who.account}
        label={t("account.menu")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : openWhole())}
      />
      {open && (
        <AccountMenu
          who={who}
          Links={Links}
          anchor={button}
          onClose={() => setOpen(false)}
          onLogOut={askToLogOut}
        />
      )}
    </>
  );
}
