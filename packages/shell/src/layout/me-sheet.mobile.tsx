import { useWords } from "@naluma/i18n/react";
import { openLogin, useMember, useSession } from "@naluma/member";
import { Button } from "@naluma/ui/button";
import { ClockIcon, SignOutIcon, UserCircleIcon } from "@naluma/ui/icon";
import { Sheet } from "@naluma/ui/sheet";
import { PreferencesPanel } from "../preferences/preferences-panel.tsx";
import { words } from "../words.ts";

/** Who is at the page, what is chosen for it, and the way out. */
export default function MeSheet({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const { ports, askForBreaks, askToLogOut } = useMember();
  const who = useSession();
  const then = (go: () => void) => () => {
    onClose();
    go();
  };
  return (
    <Sheet open onClose={onClose} title={t("shell.me")} closeLabel={t("shell.close")}>
      <div className="me">
        {who.role === "member" ? (
          <p className="row">
            <UserCircleIcon size="l" />
            <span className="grow">
              <b>{who.account}</b>
              <span className="dim sm">{t("shell.account_in", { currency: who.currency })}</span>
            </span>
          </p>
        ) : (
          <Button look="primary" block onClick={then(() => openLogin(ports.store))}>
            {t("shell.log_in")}
          </Button>
        )}
        <PreferencesPanel onChosen={onClose} />
        {who.role === "member" && (
          <>
            <Button look="line" block onClick={then(askForBreaks)}>
              <ClockIcon />
              {t("shell.break_reminder")}
            </Button>
            <Button look="line" block onClick={then(askToLogOut)}>
              <SignOutIcon />
              {t("shell.log_out")}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
