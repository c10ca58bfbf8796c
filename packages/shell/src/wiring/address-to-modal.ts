/** The dialog that an address asks for, `?modal=login`; nothing where it asks for none (LOBBY-26, A-048). */
export const modalAskedIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("modal") || undefined;

interface Opens {
  isSignedIn(): boolean;
  openLogin(): void;
  openRegister(): void;
  openNews(): void;
}

/** Opens the dialog that the address asks for; one that nobody knows opens nothing. */
export function addressToModal(
  search: string,
  { isSignedIn, openLogin, openRegister, openNews }: Opens,
): void {
  const asked = modalAskedIn(search);
  if (asked === "news") openNews();
  if (asked === "login" && !isSignedIn()) openLogin();
  if (asked === "register" && !isSignedIn()) openRegister();
}
