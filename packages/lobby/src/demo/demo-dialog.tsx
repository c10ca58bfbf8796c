import { RefusedError } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useWords } from "@naluma/i18n/react";
import { frameSandbox } from "@naluma/site/framable";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useQuery } from "@tanstack/react-query";
import { words } from "../words.ts";
import { demoAddressQuery } from "./demo-queries.ts";
import type { Demo } from "./demo.ts";

interface DemoDialogProps {
  demo: Demo;
  onClose: () => void;
  /** Plays the same game for real money. */
  onPlay: () => void;
}

/** A game in play-for-fun mode, in a frame of the page; closing it ends it. */
export default function DemoDialog({ demo, onClose, onPlay }: DemoDialogProps) {
  const t = useWords(words);
  const site = useSite();
  const { game, name } = demo;
  const { data, error, isFetching, refetch } = useQuery(
    demoAddressQuery(useApi(), site, game, window.location.origin),
  );
  const isMobile = site.template === "mobile";
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      titleIsName
      closeLabel={t("lobby.demo_close")}
      as={isMobile ? "sheet" : "modal"}
      full={isMobile}
      className="demo-dialog"
      footer={
        <>
          <p className="demo-note">{t("lobby.demo_note")}</p>
          <Button look="primary" onClick={onPlay}>
            {t("lobby.play")}
          </Button>
        </>
      }
    >
      {typeof data === "string" ? (
        <iframe
          src={data}
          title={t("lobby.demo_game", { name })}
          sandbox={frameSandbox}
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className="demo-skeleton" data-theme="dark">
          {error || data === null ? (
            <ErrorNotice
              text={
                (error instanceof RefusedError && error.refusal.message) || t("lobby.demo_failed")
              }
              retry={{
                label: t("lobby.retry"),
                onRetry: () => void refetch(),
                busy: isFetching,
              }}
            />
          ) : (
            <output>{t("lobby.demo_opening", { name })}</output>
          )}
        </div>
      )}
    </Dialog>
  );
}
