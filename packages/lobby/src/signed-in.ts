/** What only a member has: hearts on the tiles, and the games to go on with. */
export { default as FavouriteToggle } from "./favourites/favourite-toggle.tsx";
export { default as ContinuePlaying } from "./popular/continue-playing.tsx";
