export { SearchButton } from "./search/search-button-island.tsx";
