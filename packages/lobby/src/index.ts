export { type Game, type GameType, nameOf } from "./game-hall/game.ts";
export { prefetchGameTypes, prefetchHall, travelsWithPage } from "./game-hall/game-hall-queries.ts";
export { GameHall, type GameHallProps } from "./game-hall/game-hall.tsx";
export { noneClosed } from "./game-hall/hall-state.ts";
export { useProviderName } from "./game-hall/use-provider-name.ts";
export { Demos } from "./demo/demos-later.tsx";
export { type Demo, demoGateAtom, tryDemoAtom, wantedDemoAtom } from "./demo/demo-state.ts";
export { askedBy, providerAddress } from "./addresses/provider-address.ts";
export { GamesToCome } from "./tile-list/games-to-come.tsx";
export { words } from "./words.ts";
export { LoginWords } from "./login-words/login-words.tsx";
export { PageHeading } from "./page-heading/page-heading.tsx";
export { AppPage } from "./contents/app-page.tsx";
export { ContentPage } from "./contents/content-page.tsx";
export { PromotionsPage } from "./contents/promotions-page.tsx";
export { QuestionsPage } from "./contents/questions-page.tsx";
export { SponsorsPage } from "./contents/sponsors-page.tsx";
export {
  prefetchContent,
  prefetchPromotions,
  prefetchQuestions,
  prefetchSponsors,
} from "./contents/contents-queries.ts";
export { Jackpot } from "./jackpot/jackpot.tsx";
export { prefetchJackpot } from "./jackpot/jackpot-queries.ts";
export { Floats } from "./floats/floats.tsx";
export { prefetchFloats } from "./floats/float-queries.ts";
export type { Service } from "./floats/placed-floats.ts";
export { useFooter } from "./footers/use-footer.ts";
export { prefetchFooter } from "./footers/footer-queries.ts";
export type { ShownLink } from "./operator-links/operator-link.ts";
export { SiteLogo } from "./site-logo/site-logo.tsx";
export { prefetchLogo } from "./site-logo/site-logo-queries.ts";
export { Banners } from "./banners/banners-island.tsx";
export { prefetchBanners } from "./banners/banners-queries.ts";
export { AnnouncementLine } from "./announcements/announcement-line-island.tsx";
export { prefetchAnnouncements } from "./announcements/announcements-queries.ts";
export { Popular } from "./popular/popular-island.tsx";
export { prefetchPopular } from "./popular/popular-queries.ts";
export { OperatorText, type OperatorTextProps } from "./operator-text/operator-text.tsx";
export { PopUp } from "./bulletins/pop-up-later.tsx";
export { News } from "./bulletins/news.tsx";
export { openNews } from "./bulletins/open-news.ts";
export { places as bulletinPlaces } from "./bulletins/bulletin.ts";
export { SearchField } from "./search/search-field-island.tsx";
export { SearchButton } from "./search/search-button-island.tsx";
