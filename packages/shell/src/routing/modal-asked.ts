/** The dialog that an address asks for, `?modal=login`; nothing where it asks for none (LOBBY-26, A-048). */
export const modalAskedIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("modal") || undefined;
