import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button";
import { Link } from "react-router";
import { kindAddress } from "../game-hall/kind-address.ts";
import { words } from "../words.ts";
import type { Banner } from "./banner.ts";
import { bannerTarget } from "./banner-target.ts";
import { useGoToGames } from "./use-go-to-games.ts";

/** The press on a banner: its button, and the picture around it. Nothing where it leads nowhere. */
export function BannerLink({ banner }: { banner: Banner }) {
  const t = useWords(words);
  const goToGames = useGoToGames();
  const target = bannerTarget(banner, useSite());
  if (!target) return null;

  const { title, inNewWindow } = banner;
  const text = t(target.to === "games" ? "lobby.banner_games" : "lobby.banner_more");
  const link = {
    // Over a picture with words of its own lies the link alone.
    className: title
      ? buttonClass({ look: "primary", size: "l", className: "bn-go" })
      : "bn-go bn-bare",
    "aria-label": title ? `${text}: ${title}` : text,
    ...(inNewWindow && {
      target: "_blank",
      rel: "noopener noreferrer",
      title: t("lobby.new_window"),
    }),
  };
  switch (target.to) {
    case "address":
      return (
        <a href={target.href} {...link}>
          {text}
        </a>
      );
    case "page":
      return (
        <Link to={target.path} {...link}>
          {text}
        </Link>
      );
    case "games":
      return (
        <a
          href={kindAddress(target.game.type)}
          onClick={inNewWindow ? undefined : (event) => goToGames(event, target.game)}
          {...link}
        >
          {text}
        </a>
      );
  }
}
