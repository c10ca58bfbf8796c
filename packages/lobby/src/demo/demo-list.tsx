import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { ChipRail, Chip } from "@naluma/ui/chip";
import { Dialog } from "@naluma/ui/dialog";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { Tile } from "@naluma/ui/tile";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { words } from "../words.ts";
import { useDemoList } from "./use-demo-list.ts";

const skeletonCount = 8;

/** All available demos: the game types, their providers, and the games of the selected one. */
export default function DemoList({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const isMobile = useSite().template === "mobile";
  const list = useDemoList();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("lobby.demos")}
      closeLabel={t("lobby.close")}
      as={isMobile ? "sheet" : "modal"}
      full={isMobile}
      className="demo-list"
    >
      <p>{t("lobby.demo_note")}</p>
      {list.types.length > 1 && (
        <fieldset className="demo-categories" aria-label={t("lobby.categories")}>
          {list.types.map(({ id, name, isChosen, choose }) => (
            <Chip key={id} pressed={isChosen} onClick={choose}>
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
      {list.providers.length > 0 && (
        <div className="demo-categories">
          <ChipRail label={t("lobby.providers")}>
            {list.providers.map(({ id, name, picture, isChosen, choose }) => (
              <Chip key={id} pressed={isChosen} onClick={choose}>
                <ProviderMark picture={picture} />
                <span translate="no">{name}</span>
              </Chip>
            ))}
          </ChipRail>
        </div>
      )}
      {list.state === "loading" && (
        <TileSkeletons count={skeletonCount} label={t("lobby.loading")} />
      )}
      {list.state === "failed" && (
        <ErrorNotice
          text={t("lobby.failed")}
          retry={{ label: t("lobby.retry"), onRetry: list.retry }}
        />
      )}
      {list.state === "empty" && <Empty title={t("lobby.demos_none")} />}
      {list.tiles.length > 0 && (
        <ul className="tile-grid">
          {list.tiles.map(({ id, name, provider, picture, open }) => (
            <li key={id}>
              <Tile
                name={name}
                provider={provider}
                art={picture}
                play={{
                  text: t("lobby.demo"),
                  label: t("lobby.demo_game", { name }),
                  onPlay: open,
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
