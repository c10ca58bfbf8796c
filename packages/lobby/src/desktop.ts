export { SearchField } from "./search/search-field-island.tsx";
