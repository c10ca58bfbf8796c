import { countPopUp } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import PopularTiles from "@naluma/lobby/popular-tiles";
import { useSession } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Contained } from "@naluma/ui/contained";
import { Dialog } from "@naluma/ui/dialog";
import TotalBalance from "@naluma/wallet/total-balance";
import { useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { welcomeDueAtom } from "../../page/app/next-page.ts";
import { usePlay } from "../../page/app/use-app.ts";
import { restWords } from "../../words.rest.ts";

/**
 * Shows newly registered members their play money and where to begin. It responds to the press that created the
 * account.
 */
export default function WelcomeDialog() {
  const t = useWords(restWords);
  const who = useSession();
  const { settings, template } = useSite();
  const setDue = useSetAtom(welcomeDueAtom);
  const navigate = useNavigate();
  const play = usePlay();
  const isMember = who.role === "member";
  useEffect(() => {
    // A visit has only one pop-up: no bulletin follows this one.
    if (isMember) countPopUp(sessionStorage);
  }, [isMember]);
  if (!isMember) return null;
  const close = () => setDue(false);
  return (
    <Dialog
      open
      onClose={close}
      title={t("welcome.title", { account: who.account })}
      closeLabel={t("welcome.close")}
      as={template === "mobile" ? "sheet" : "modal"}
      width="wide"
      className="welcome"
      footer={
        <Button
          look="line"
          className="grow"
          onClick={() => {
            close();
            void navigate("/#games");
          }}
        >
          {t("welcome.all_games")}
        </Button>
      }
    >
      {settings.playMoney ? (
        <TotalBalance>
          {(text) => (
            <p className="welcome-credit">
              <span>{t("welcome.play_money")}</span>
              <b className="number" translate="no">
                {text}
              </b>
            </p>
          )}
        </TotalBalance>
      ) : (
        <p>{t("welcome.ready")}</p>
      )}
      <h3>{t("welcome.games")}</h3>
      <Contained>
        {/* Suspending for the lobby's texts must not hide the dialog. */}
        <Suspense fallback={null}>
          <PopularTiles
            onPlay={(...game) => {
              close();
              play(...game);
            }}
          />
        </Suspense>
      </Contained>
    </Dialog>
  );
}
