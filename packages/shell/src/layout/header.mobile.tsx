import { useWords } from "@naluma/i18n/react";
import { SearchButton } from "@naluma/lobby/mobile";
import { useSite } from "@naluma/site/use-site";
import { Contained } from "@naluma/ui/contained";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePlay } from "../live/use-play.ts";
import { words } from "../words.ts";
import { Brand } from "./brand.tsx";
import { frameIsland } from "./frame-island.tsx";

const Preferences = frameIsland(async () => ({
  default: (await import("../home-islands.ts")).MobilePreferences,
}));

/** The bar on top; `account` is the member's part of it. */
export function Header({ account }: { account: ReactNode }) {
  const t = useWords(words);
  const { settings } = useSite();
  const play = usePlay();
  return (
    <header className="m-hd">
      <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
        <Brand />
      </Link>
      <div className="m-ways">
        <Contained>
          <SearchButton onPlay={play} />
        </Contained>
        <Preferences />
      </div>
      <Contained>{account}</Contained>
    </header>
  );
}
