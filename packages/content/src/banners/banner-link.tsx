import { useWords } from "@naluma/i18n/react";
import { categoryAddress } from "@naluma/site/category";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { words } from "../words.ts";
import { bannerTarget } from "./banner-target.ts";
import type { Banner, GameLink } from "./banner.ts";

interface BannerLinkProps {
  banner: Banner;
  /** What it is called, whether or not it has a title. */
  name: string;
  onGames: (games: GameLink) => void;
}

/** The press on a banner: its button, and the picture around it. Nothing where it leads nowhere. */
export function BannerLink({ banner, name, onGames }: BannerLinkProps) {
  const t = useWords(words);
  const target = bannerTarget(banner, useSite());
  if (!target) return null;

  const { title, inNewWindow } = banner;
  // A search engine reads the text of a link, and no label beside it.
  const text = (
    <>
      <span>{t(target.to === "games" ? "content.banner_games" : "content.banner_more")}</span>
      <span className="vh">{name}</span>
    </>
  );
  const link = {
    // Over a picture with words of its own lies the link alone.
    className: title
      ? buttonClass({ look: "primary", size: "l", className: "bn-go" })
      : "bn-go bn-bare",
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
