import { useWords } from "@naluma/i18n/react";
import {
  type MemberPath,
  agentTitle,
  memberPageName,
  memberPaths,
  useLayout,
} from "@naluma/member/centre";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { useSite } from "@naluma/site/use-site";
import { Sheet } from "@naluma/ui/dialog";
import { CaretDownIcon } from "@naluma/ui/icon";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import FirstLogin from "../dialogs/password/first-login.mobile.tsx";
import { WithLive } from "../page/app/with-live.tsx";
import { PageOutline } from "../page/routes/member-page.tsx";
import { restWords } from "../words.rest.ts";
import { CentreMenu } from "./centre-menu.tsx";
import { CentrePage, CloseOrBack } from "./centre-page.tsx";

interface Props {
  path: MemberPath;
}

/** A member's page on a phone: inside the lobby's frame, except for the fast payment, which has no frame (ROUTE-27). */
export default function Centre({ path }: Props) {
  return (
    <WithLive fallback={<PageOutline />}>
      <Suspense fallback={<PageOutline />}>
        {path === "/fastPayment" ? (
          <main className="centre-window" id="content" tabIndex={-1}>
            <CloseOrBack />
            <CentrePage path={path} />
            <FirstLogin />
          </main>
        ) : (
          <>
            <CentreMenuLine path={path} />
            <CentrePage path={path} />
          </>
        )}
      </Suspense>
    </WithLive>
  );
}

/**
 * A bar that names the open page and opens the whole menu. It replaces the page's visible heading, which remains for
 * screen readers.
 */
function CentreMenuLine({ path }: { path: MemberPath }) {
  const t = useWords(memberWords);
  const tw = useWords(restWords);
  const { settings } = useSite();
  const { data } = useLayout();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name =
    path === memberPaths.agent
      ? agentTitle(search, data, settings)
      : memberPageName(path, settings);
  return (
    <>
      <nav className="centre-bar" aria-label={tw("windows.centre")}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <span>{t(name)}</span>
          <CaretDownIcon />
        </button>
      </nav>
      <Sheet
        open={isOpen}
        onClose={close}
        title={tw("windows.centre")}
        closeLabel={t("centre.close")}
      >
        <CentreMenu onChosen={close} />
      </Sheet>
    </>
  );
}
