import { CaretDownIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { unknownAmount } from "@naluma/i18n";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { styled } from "@naluma/ui/later";
import { lazy, Suspense, useState } from "react";
import { useSpeaking } from "../use-told.ts";
import type { WalletPanelProps } from "../wallet/wallet-panel.tsx";
import { AccountPart } from "./account-part.tsx";
import { useCorner } from "./use-corner.ts";
import { VisitorPart } from "./visitor-part.tsx";

const WalletSheet = lazy(() => styled(import("../wallet/wallet-sheet.mobile.tsx")));

/** The member's end of the header: the login, or balance and account. */
export function MemberCorner(props: WalletPanelProps) {
  const corner = useCorner();
  const { who } = corner;
  if (who === "visitor") return <VisitorPart onLogIn={corner.logIn} />;
  if (who !== "unknown") {
    return (
      <>
        <Balance {...props} text={corner.balance} />
        <AccountPart who={who} onLogOut={corner.logOut} />
      </>
    );
  }
  return (
    <>
      <div className="for-visitor">
        <VisitorPart onLogIn={corner.logIn} />
      </div>
      <div className="for-member" aria-hidden="true">
        <div className="m-bal">
          <span className="num amount">{unknownAmount}</span>
          <span className="icon-btn">
            <CaretDownIcon size="s" />
          </span>
        </div>
        <span className="avatar" />
      </div>
    </>
  );
}

function Balance({ text, providerName }: WalletPanelProps & { text: string }) {
  const { t } = useSpeaking();
  const [open, setOpen] = useState(false);
  return (
    <div className="m-bal">
      <VisuallyHidden>{t("wallet.balance")}</VisuallyHidden>
      <span className="num amount">{text}</span>
      <IconButton
        label={t("wallet.title")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <CaretDownIcon size="s" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <WalletSheet onClose={() => setOpen(false)} providerName={providerName} />
        </Suspense>
      )}
    </div>
  );
}
