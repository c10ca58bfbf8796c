/** The lobby's exports for `live`: the parts of home whose code loads after its first paint, and demos. */
export { default as CategoryTabs } from "./category-tabs/category-tabs.tsx";
export { default as Demos } from "./demo/demos.tsx";
export { default as Filters } from "./filters/filters.tsx";
export { default as LiveJackpot } from "./jackpot/live-jackpot.tsx";
export { default as Popular } from "./popular/popular.tsx";
export { default as PromoTiles } from "./promo-tiles/promo-tiles.tsx";
export { default as SearchButton } from "./search/search-button.mobile.tsx";
export { default as SearchField } from "./search/search-field.desktop.tsx";
export { ErrorNotice } from "@naluma/ui/error-notice";
