export { AnnouncementLine } from "./announcements/announcement-line.tsx";
export { prefetchAnnouncements } from "./content-queries.ts";
export { Banners } from "./banners/banners.tsx";
export { BannersSkeleton } from "./banners/banners-skeleton.tsx";
export { prefetchBanners } from "./content-queries.ts";
export { placementAt as bulletinPlacementAt } from "./bulletins/bulletin.ts";
export { News } from "./bulletins/news.tsx";
export { NewsCount } from "./bulletins/news.tsx";
export { openNews } from "./bulletins/bulletin-state.ts";
export { countPopUp } from "./bulletins/bulletin-state.ts";
export { Floats } from "./floats/floats.tsx";
export { prefetchFloats } from "./content-queries.ts";
export { prefetchFooter } from "./content-queries.ts";
export { useFooter } from "./footers/use-footer.ts";
export { refetchOnEvent } from "./refetch-on-event.ts";
export { contentQueryKeys, travelsWithPage } from "./query-keys.ts";
export type { ShownLink } from "./operator-links/operator-links.ts";
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
export { prefetchLogo } from "./content-queries.ts";
export { words } from "./words.ts";
