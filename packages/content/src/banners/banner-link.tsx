import { useWords } from "@naluma/i18n/react";
import { categoryAddress } from "@naluma/site/category";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button";
import { isPlainPress } from "@naluma/ui/press";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { words } from "../words.ts";
import { bannerTarget } from "./banner-target.ts";
import type { Banner, GameLink } from "./banner.ts";

interface BannerLinkProps {
  banner: Banner;
  onGames: (games: GameLink) => void;
}

/** The press on a banner: its button, and the picture around it. Nothing where it leads nowhere. */
export function BannerLink({ banner, onGames }: BannerLinkProps) {
  const t = useWords(words);
  const target = bannerTarget(banner, useSite());
  if (!target) return null;

  const { title, inNewWindow } = banner;
  const text = t(target.to === "games" ? "content.banner_games" : "content.banner_more");
  const link = {
    // Over a picture with words of its own lies the link alone.
    className: title
      ? buttonClass({ look: "primary", size: "l", className: "bn-go" })
      : "bn-go bn-bare",
    "aria-label": title ? `${text}: ${title}` : text,
    ...(inNewWindow && {
      target: "_blank",
      rel: "noopener noreferrer",
      title: t("content.new_window"),
    }),
  };
  const showGames = (event: MouseEvent, games: GameLink) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onGames(games);
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
          href={categoryAddress(target.game.type)}
          onClick={inNewWindow ? undefined : (event) => showGames(event, target.game)}
          {...link}
        >
          {text}
        </a>
      );
  }
}
