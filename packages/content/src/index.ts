export { AnnouncementLine } from "./announcements/announcement-line.tsx";
export { prefetchAnnouncements } from "./announcements/announcements-queries.ts";
export { Banners } from "./banners/banners.tsx";
export { BannersSkeleton } from "./banners/banners-skeleton.tsx";
export { prefetchBanners } from "./banners/banners-queries.ts";
export { placementAt as bulletinPlacementAt } from "./bulletins/bulletin.ts";
export { News } from "./bulletins/news.tsx";
export { NewsCount } from "./bulletins/news-count.tsx";
export { openNews } from "./bulletins/open-news.ts";
export { countPopUp } from "./bulletins/stored-closing.ts";
export { Floats } from "./floats/floats.tsx";
export { prefetchFloats } from "./floats/float-queries.ts";
export { prefetchFooter } from "./footers/footer-queries.ts";
export { useFooter } from "./footers/use-footer.ts";
export { refetchOnEvent } from "./refetch-on-event.ts";
export { keys, travelsWithPage } from "./keys.ts";
export type { ShownLink } from "./operator-links/operator-link.ts";
export { AppPage } from "./pages/app-page.tsx";
export { ContentPage } from "./pages/content-page.tsx";
export {
  prefetchContent,
  prefetchPromotions,
  prefetchQuestions,
  prefetchSponsors,
} from "./pages/pages-queries.ts";
export { PromotionsPage } from "./pages/promotions-page.tsx";
export { QuestionsPage } from "./pages/questions-page.tsx";
export { SponsorsPage } from "./pages/sponsors-page.tsx";
export { SiteLogo } from "./site-logo/site-logo.tsx";
export { prefetchLogo } from "./site-logo/site-logo-queries.ts";
export { words } from "./words.ts";
