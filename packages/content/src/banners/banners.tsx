import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { categoryAddress } from "@naluma/site/category";
import type { Currency } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { Carousel } from "@naluma/ui/carousel";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MouseEvent, useMemo } from "react";
import { Link } from "react-router";
import { bannersQuery } from "../content-queries.ts";
import { words } from "../words.ts";
import { type Banner, bannerTarget, type GameLink } from "./banner.ts";
import { BannersSkeleton } from "./banners-skeleton.tsx";

export interface BannersProps {
  /** Called when a banner for games is pressed. Must be referentially stable, or every banner renders again. */
  onGames: (games: GameLink) => void;
}

/** The banners of this site, as a carousel; no space is reserved if there are none. */
export function Banners({ onGames }: BannersProps) {
  const t = useWords(words);
  const { settings } = useSite();
  const { banners, isFailed, isAsking, askAgain } = useBanners();
  const slides = useMemo(
    () =>
      banners?.map((banner, at) => {
        const name = banner.title || t("content.banner_untitled", { place: at + 1 });
        return {
          id: banner.id,
          name,
          isPictureOnly: banner.title === "",
          line: banner.line,
          picture: pictureAddress(banner.picture, settings),
          action: <BannerLink banner={banner} name={name} onGames={onGames} />,
        };
      }),
    [banners, onGames, settings, t],
  );
  if (isFailed)
    return (
      <ErrorNotice
        text={t("content.banners_failed")}
        retry={{ label: t("content.retry"), onRetry: askAgain, busy: isAsking }}
      />
    );
  if (!slides) return <BannersSkeleton />;
  if (slides.length === 0) return null;

  return (
    <Carousel
      label={t("content.banners")}
      kind={{ carousel: t("content.carousel"), slide: t("content.slide") }}
      words={{
        pause: t("content.banners_pause"),
        resume: t("content.banners_resume"),
        before: t("content.banner_before"),
        after: t("content.banner_after"),
      }}
      positionLabel={(place, total) => t("content.banner_place", { place, total })}
      slides={slides}
    />
  );
}

const isMeantFor =
  (currency: Currency) =>
  ({ game }: Banner) =>
    game === undefined || game.currency === currency;

interface BannersView {
  /** Undefined while they load, and if they cannot be loaded. */
  readonly banners: readonly Banner[] | undefined;
  readonly isFailed: boolean;
  readonly isAsking: boolean;
  askAgain(): void;
}

/**
 * The server fetched the banners as a visitor, whose currency the platform only guesses. If game links would lead
 * nowhere, the client fetches them again for the current player.
 */
function useBanners(): BannersView {
  const site = useSite();
  const { data, isError, isFetching, refetch } = useQuery({
    ...bannersQuery(useApi(), site, useLocale()),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => state.data?.every(isMeantFor(site.currency)) || "always",
  });
  return {
    banners: data,
    isFailed: isError && data === undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}

interface BannerLinkProps {
  banner: Banner;
  /** The accessible name, whether or not the banner has a title. */
  name: string;
  onGames: (games: GameLink) => void;
}

/** The link of a banner, which covers its button and the picture around it. Renders nothing without a target. */
function BannerLink({ banner, name, onGames }: BannerLinkProps) {
  const t = useWords(words);
  const target = bannerTarget(banner, useSite());
  if (!target) return null;

  const { title, inNewWindow } = banner;
  // Search engines index the text of a link, but not its label.
  const text = (
    <>
      <span>{t(target.to === "games" ? "content.banner_games" : "content.banner_more")}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
  const link = {
    // A picture that contains its own text is covered by the link alone.
    className: title
      ? buttonClass({ look: "primary", size: "l", className: "carousel-link" })
      : "carousel-link carousel-link-bare",
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
