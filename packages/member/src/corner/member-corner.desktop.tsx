import { ArrowsClockwiseIcon, CaretDownIcon, CaretUpIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { unknownAmount } from "@naluma/i18n";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { styled } from "@naluma/ui/later";
import { lazy, Suspense, useState } from "react";
import { useSpeaking } from "../use-told.ts";
import type { WalletPanelProps } from "../wallet/wallet-panel.tsx";
import { AccountPart } from "./account-part.tsx";
import { useCorner, type Corner } from "./use-corner.ts";
import { VisitorPart } from "./visitor-part.tsx";

const WalletPopover = lazy(() => styled(import("../wallet/wallet-popover.desktop.tsx")));

/** The member's end of the header: the login, or balance, wallet and account. */
export function MemberCorner(props: WalletPanelProps) {
  const corner = useCorner();
  const { who } = corner;
  if (who === "visitor") return <VisitorPart onLogIn={corner.logIn} />;
  if (who !== "unknown") {
    return (
      <>
        <Balance {...props} corner={corner} />
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
    </>
  );
}

function Balance({ corner, providerName }: WalletPanelProps & { corner: Corner }) {
  const { t } = useSpeaking();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="balance">
      <VisuallyHidden>{t("wallet.balance")}</VisuallyHidden>
      <span className="num amount">{corner.balance}</span>
      <IconButton label={t("wallet.refresh")} busy={corner.refreshing} onClick={corner.refresh}>
        <ArrowsClockwiseIcon size="s" />
      </IconButton>
      <IconButton
        ref={setButton}
        label={t("wallet.title")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? <CaretUpIcon size="s" /> : <CaretDownIcon size="s" />}
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <WalletPopover
            anchor={button}
            onClose={() => setOpen(false)}
            providerName={providerName}
          />
        </Suspense>
      )}
    </div>
  );
}
