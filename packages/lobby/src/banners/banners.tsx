import { useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { Carousel } from "@naluma/ui/carousel";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useMemo } from "react";
import { words } from "../words.ts";
import { BannerLink } from "./banner-link.tsx";
import { BannersPlace } from "./banners-place.tsx";
import { useBanners } from "./use-banners.ts";

/** The banners of this site, as a carousel; no place is kept where there are none. */
export default function Banners() {
  const t = useWords(words);
  const { settings } = useSite();
  const { banners, isFailed, isAsking, askAgain } = useBanners();
  const slides = useMemo(
    () =>
      banners?.map((banner, at) => ({
        id: banner.id,
        name: banner.title || t("lobby.banner_untitled", { place: at + 1 }),
        isPictureOnly: banner.title === "",
        line: banner.line,
        picture: pictureAddress(banner.picture, settings),
        action: <BannerLink banner={banner} />,
      })),
    [banners, settings, t],
  );
  if (isFailed)
    return (
      <ErrorNotice
        text={t("lobby.banners_failed")}
        retry={{ label: t("lobby.retry"), onRetry: askAgain, busy: isAsking }}
      />
    );
  if (!slides) return <BannersPlace />;
  if (slides.length === 0) return null;

  return (
    <Carousel
      label={t("lobby.banners")}
      kind={{ carousel: t("lobby.carousel"), slide: t("lobby.slide") }}
      words={{
        pause: t("lobby.banners_pause"),
        resume: t("lobby.banners_resume"),
        before: t("lobby.banner_before"),
        after: t("lobby.banner_after"),
      }}
      placeOf={(place, total) => t("lobby.banner_place", { place, total })}
      slides={slides}
    />
  );
}
