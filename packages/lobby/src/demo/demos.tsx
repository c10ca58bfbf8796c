import type { Api } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import type { Locale } from "@naluma/site/locale";
import { type Site, useSite } from "@naluma/site/use-site";
import { lazyView } from "@naluma/ui/lazy-view";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { CatalogueGame, GameListProps } from "../catalogue/game.ts";
import { demoAtom, demoDeskAtom, demoListAtom, offersDemos } from "./demo.ts";

const DemoDialog = lazyView(() => import("./demo-dialog.tsx"));
const DemoList = lazyView(() => import("./demo-list.tsx"));

/** The demos. Mounted once per page, outside anything that may unmount. */
export default function Demos({ onPlay }: Pick<GameListProps, "onPlay">) {
  useDemoDesk();
  const [demo, setDemo] = useAtom(demoAtom);
  const [isListOpen, setListOpen] = useAtom(demoListAtom);
  return (
    <>
      {isListOpen && <DemoList onClose={() => setListOpen(false)} />}
      {demo && (
        <DemoDialog
          key={demo.game.id}
          demo={demo}
          onClose={() => setDemo(undefined)}
          onPlay={() => {
            setDemo(undefined);
            onPlay(demo.game, demo.name, demo.providerName);
          }}
        />
      )}
    </>
  );
}

interface Asking {
  readonly client: QueryClient;
  readonly api: Api;
  readonly site: Site;
  readonly locale: Locale;
}

async function has({ client, api, site, locale }: Asking, game: CatalogueGame): Promise<boolean> {
  const { providerDemosQuery } = await loadModule(() => import("./demo-queries.ts"));
  const demos = await client.ensureQueryData(providerDemosQuery(api, site, locale, game));
  return demos.some(({ id }) => id === game.id);
}

/** Lets tiles find out whether their games have a demo. */
function useDemoDesk(): void {
  const client = useQueryClient();
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const setDesk = useSetAtom(demoDeskAtom);
  useEffect(() => {
    if (!offersDemos(site)) return undefined;
    const asking = { client, api, site, locale };
    // If this cannot be determined, no demo is offered.
    setDesk({ has: (game) => has(asking, game).catch(() => false) });
    return () => setDesk(undefined);
  }, [client, api, site, locale, setDesk]);
}
