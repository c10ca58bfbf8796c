import { RunningGame } from "@naluma/game-launcher";
import { useWords } from "@naluma/i18n/react";
import { useSession } from "@naluma/member";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import type { ComponentType, ReactNode } from "react";
import { words } from "../../words.ts";
import { WithLauncher, WithLive } from "../app/with-live.tsx";
import { Connection, PageData } from "./lobby-frame.tsx";

const MinimalFooter = lazyView(() => import("./minimal-footer.tsx"));

interface MinimalFrameProps {
  /** Makes a member who must change the password do so first (AUTH-82), because there is no header to do it here. */
  FirstLogin: ComponentType;
  children: ReactNode;
}

/** The frame of a page that has its own way back (ROUTE-12). */
export function MinimalFrame({ FirstLogin, children }: MinimalFrameProps) {
  const t = useWords(words);
  const { role } = useSession();
  return (
    <PageData>
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <Contained>
        <Connection />
      </Contained>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <MinimalFooter />
      {role === "member" && (
        <WithLive>
          <FirstLogin />
        </WithLive>
      )}
      <Contained>
        <WithLauncher>
          <RunningGame />
        </WithLauncher>
      </Contained>
    </PageData>
  );
}
