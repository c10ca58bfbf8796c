/** The page with the games of one provider. */
export const slotgame = (query: Readonly<Record<string, string>>): string =>
  `/slotgame?${new URLSearchParams(query)}`;
