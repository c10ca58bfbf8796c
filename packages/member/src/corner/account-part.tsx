import { Avatar } from "@naluma/ui/avatar";
import { late } from "@naluma/ui/later";
import { useState, type ComponentType } from "react";
import type { SignedIn } from "../session/who.ts";
import { useMember } from "../use-member.ts";
import { useSpeaking } from "../use-told.ts";
import type { WalletPanelProps } from "../wallet/wallet-panel.tsx";

const { View: AccountMenu } = late(() => import("./account-menu.tsx"));

/** What the page around lends the member's corner. */
export interface CornerPanelProps extends WalletPanelProps {
  /** The ways to the member's pages, for the account menu. */
  AccountLinks?: ComponentType<{ onChosen: () => void }> | undefined;
}

export interface MemberPartProps extends CornerPanelProps {
  who: SignedIn;
}

/** The member's sign, and the menu behind it. */
export function AccountPart({ who, AccountLinks }: Pick<MemberPartProps, "who" | "AccountLinks">) {
  const { t } = useSpeaking();
  const { askForBreaks, askToLogOut } = useMember();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Avatar
        ref={setButton}
        name={who.account}
        label={t("account.menu")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <AccountMenu
          who={who}
          Links={AccountLinks}
          anchor={button}
          onClose={() => setOpen(false)}
          onBreaks={askForBreaks}
          onLogOut={askToLogOut}
        />
      )}
    </>
  );
}
