export { Favourite, type FavouriteProps } from "./favourite.tsx";
