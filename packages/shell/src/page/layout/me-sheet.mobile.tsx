import { NewsCount, openNews, useFooter } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { openLogin, useMember, useSession, words as memberWords } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Sheet } from "@naluma/ui/dialog";
import { MegaphoneFillIcon, SignOutIcon, UserCircleIcon } from "@naluma/ui/icon";
import { Suspense } from "react";
import { Link } from "react-router";
import { PreferencesPanel } from "../../dialogs/preferences/preferences-panel.tsx";
import AccountLinks from "../../live/windows/account-links.tsx";
import { words } from "../../words.ts";
import { useOpenRegister } from "../app/use-app.ts";
import { WithLive } from "../app/with-live.tsx";
import { SiteLink } from "./site-footer.tsx";
import { siteMenu } from "./site-menu.ts";

interface MeSheetProps {
  onClose: () => void;
}

/** The member or visitor and their main links, then the site's pages and settings. */
export default function MeSheet(props: MeSheetProps) {
  return (
    <WithLive>
      <Me {...props} />
    </WithLive>
  );
}

function Me({ onClose }: MeSheetProps) {
  const t = useWords(words);
  const tm = useWords(memberWords);
  const { ports, askToLogOut } = useMember();
  const who = useSession();
  const register = useOpenRegister();
  const then = (go: () => void) => () => {
    onClose();
    go();
  };
  return (
    <Sheet open onClose={onClose} title={t("shell.me")} closeLabel={t("shell.close")}>
      <div className="me-sheet">
        {who.role === "member" ? (
          <p className="row">
            <UserCircleIcon size="l" />
            <span className="grow">
              <b translate="no">{who.account}</b>
              <span className="dim small">
                {tm("account.currency", { currency: who.currency })}
              </span>
            </span>
          </p>
        ) : (
          <>
            <Button look="primary" block onClick={then(register)}>
              {tm("account.register")}
            </Button>
            <Button look="line" block onClick={then(() => openLogin(ports.store))}>
              {tm("login.title")}
            </Button>
          </>
        )}
        {who.role === "member" && (
          <div className="me-sheet-actions">
            <AccountLinks onChosen={onClose}>
              <Button look="line" block onClick={then(askToLogOut)}>
                <SignOutIcon />
                <span>{tm("account.log_out")}</span>
              </Button>
            </AccountLinks>
          </div>
        )}
        <Button look="line" block onClick={then(() => openNews(ports.store))}>
          <MegaphoneFillIcon />
          {t("shell.news")}
          <NewsCount />
        </Button>
        <Suspense fallback={null}>
          <SitePages onChosen={onClose} />
        </Suspense>
        <PreferencesPanel onChosen={onClose} />
      </div>
    </Sheet>
  );
}

/** The links of the footer, for places without one. */
function SitePages({ onChosen }: { onChosen: () => void }) {
  const t = useWords(words);
  const { settings } = useSite();
  const { help, about, elsewhere } = useFooter();
  return (
    <nav aria-label={t("shell.about", { name: settings.siteName })}>
      <ul className="me-sheet-pages">
        {siteMenu(settings).map(({ path, name }) => (
          <li key={path}>
            <Link to={path} onClick={onChosen}>
              {t(name)}
            </Link>
          </li>
        ))}
        {[...help, ...about, ...elsewhere].map((link) => (
          <li key={link.id}>
            <SiteLink link={link} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      <p className="dim small">{t("shell.adults", { age: settings.minimumAge })}</p>
    </nav>
  );
}
