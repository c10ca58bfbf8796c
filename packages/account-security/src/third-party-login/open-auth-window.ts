import { outwardAddress } from "@naluma/site/address";
import { newId } from "@naluma/site/new-id";
import type { SiteSettings, ThirdPartyLogin } from "@naluma/site/settings";
import { authWindow, sessionKeys } from "@naluma/site/stored";

const features = "popup,width=520,height=720";

export interface AuthWindow {
  close(): void;
}

interface Ports {
  readonly settings: Pick<SiteSettings, "allowHttp" | "siteId">;
  readonly locale: string;
  readonly origin: string;
  readonly session: Pick<Storage, "setItem" | "removeItem">;
  /** `window.open`; null where the browser blocked it. */
  open(address: string, name: string, features: string): AuthWindow | null;
}

/**
 * Opens the company's login in its own window, inside the click handler. The new window receives a copy of this tab's
 * session storage, including the state that the result must return.
 *
 * @returns undefined if the browser blocked the window, or the address may not be followed
 */
export function openAuthWindow(
  { address }: ThirdPartyLogin,
  { settings, locale, origin, session, open }: Ports,
): { readonly state: string; readonly window: AuthWindow } | undefined {
  const url = outwardAddress(address, settings);
  if (!url) return undefined;
  const state = newId();
  const asked = {
    response_type: "code",
    client_id: String(settings.siteId),
    redirect_uri: `${origin}/authCallback`,
    state,
    ui_locales: locale,
  };
  for (const [key, value] of Object.entries(asked)) url.searchParams.set(key, value);
  session.setItem(sessionKeys.authState, state);
  const window = open(url.href, authWindow, features);
  // The window has its copy; other windows opened from this tab must not receive one.
  session.removeItem(sessionKeys.authState);
  return window ? { state, window } : undefined;
}
