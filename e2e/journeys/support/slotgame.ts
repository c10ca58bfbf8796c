/** The address of the page with one provider's games. */
export const slotgame = (query: Readonly<Record<string, string>>): string =>
  `/slotgame?${new URLSearchParams(query)}`;
