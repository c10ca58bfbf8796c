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
  /** The accessible name, whether or not the banner has a title. */
  name: string;
  onGames: (games: GameLink) => void;
}

/** The link of a banner, which covers its button and the picture around it. Renders nothing without a target. */
export function BannerLink({ banner, name, onGames }: BannerLinkProps) {
  const t = useWords(words);
  const target = bannerTarget(banner, useSite());
  if (!target) return null;

  const { title, inNewWindow } = banner;
  // Search engines index the text of a link, but not its label.
  const text = (
    <>
      <span>{t(target.to === "games" ? "content.banner_games" : "content.banner_more")}</span>
      <span className="vh">{name}</span>
    </>
  );
  const link = {
    // A picture that contains its own text is covered by the link alone.
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
