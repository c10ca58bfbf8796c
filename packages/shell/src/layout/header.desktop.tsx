import { useWords } from "@naluma/i18n/react";
import { SearchField } from "@naluma/lobby/desktop";
import { useSite } from "@naluma/site/use-site";
import { Contained } from "@naluma/ui/contained";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { usePlay } from "../live/use-play.ts";
import { words } from "../words.ts";
import { Brand } from "./brand.tsx";
import { frameIsland } from "./frame-island.tsx";
import { siteMenu } from "./site-menu.ts";

const Preferences = frameIsland(async () => ({
  default: (await import("../home-islands.ts")).DesktopPreferences,
}));

/** The bar on top; `account` is the member's part of it. */
export function Header({ account }: { account: ReactNode }) {
  const t = useWords(words);
  const { settings } = useSite();
  const { pathname } = useLocation();
  const play = usePlay();
  return (
    <header className="hd">
      <div className="shell">
        <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
          <Brand />
        </Link>
        <nav className="nav" aria-label={t("shell.main")}>
          <Link to="/" aria-current={pathname === "/" ? "page" : undefined}>
            {t("shell.home")}
          </Link>
          {siteMenu(settings).map(({ path, name }) => (
            <Link key={path} to={path} aria-current={pathname === path ? "page" : undefined}>
              {t(name)}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        <Contained>
          <SearchField onPlay={play} />
        </Contained>
        <Preferences />
        <Contained>{account}</Contained>
      </div>
    </header>
  );
}
