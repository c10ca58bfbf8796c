/** The dialog that an address requests, `?modal=login`; `undefined` if there is none (LOBBY-26, A-048). */
export const modalAskedIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("modal") || undefined;
