/** What only a member's tiles have. */
export { default as FavouriteToggle } from "./favourites/favourite-toggle.tsx";
