/** The ids of favourites after one toggle. */
export const withFavourite = (
  ids: readonly number[],
  gameId: number,
  isFavourite: boolean,
): readonly number[] => {
  const others = ids.filter((id) => id !== gameId);
  return isFavourite ? [...others, gameId] : others;
};
