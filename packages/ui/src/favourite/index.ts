export { Favourite, FavouriteAgain, type FavouriteProps } from "./favourite.tsx";
