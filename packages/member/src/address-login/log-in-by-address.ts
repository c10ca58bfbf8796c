import type { Template } from "@naluma/site/device";
import { appBridge } from "@naluma/site/platform";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies, localKeys } from "@naluma/site/stored";
import { claimIn, proveClaim, proveEnc } from "./address-login.ts";
import {
  signInWithCredentials,
  type Outside,
  type SignInPage,
} from "./sign-in-with-credentials.ts";

interface Arrived {
  /** The parameters that the head script has removed from the address. */
  arrival?: Readonly<Record<string, string>>;
  readonly localStorage: Storage;
  readonly document: Pick<Document, "cookie">;
  readonly location: Pick<Location, "search" | "hash" | "pathname">;
}

interface Ports extends SignInPage {
  readonly page: SignInPage["page"] & {
    readonly template: Template;
    readonly settings: Pick<SiteSettings, "appBridges">;
  };
  navigate(path: string, options: { readonly replace: boolean }): void;
}

/**
 * A token in the address signs in its member once the platform has confirmed it (AUTH-95). An `enc` is exchanged
 * for a token first (AUTH-97). Until then, and after a refusal, the current session stays. The head script
 * removes both from the address before any request is sent. After a reload that the site itself
 * triggered, the stored session is kept. `member_type` means nothing on its own.
 */
export async function logInByAddress(app: Ports, win: Arrived, outside: Outside): Promise<void> {
  const { arrival } = win;
  if (!arrival) return;
  delete win.arrival;
  await logInBy(arrival, app, win, outside);
  if (isForOtherTemplate(win.document.cookie, app.page.template)) outside.reloadPage();
}

/** A window of another width: the head script has put off the reload, which would have lost the login. */
const isForOtherTemplate = (cookie: string, template: Template) =>
  cookie
    .split("; ")
    .includes(`${cookies.template}=${template === "desktop" ? "mobile" : "desktop"}`);

async function logInBy(
  arrival: NonNullable<Arrived["arrival"]>,
  app: Ports,
  win: Arrived,
  outside: Outside,
): Promise<void> {
  const { localStorage, location } = win;
  const isOwnReload = localStorage.getItem(localKeys.skipReloadGetInfo) !== null;
  localStorage.removeItem(localKeys.skipReloadGetInfo);
  if (isOwnReload) return;
  const { enc } = arrival;
  const claim = enc ? undefined : claimIn(arrival);
  if (!enc && !claim) return;
  // Read now, because the player may navigate while the request is pending.
  const type = new URLSearchParams(location.search).get("member_type");

  await signInWithCredentials(
    app,
    async (connect) => {
      if (claim) return proveClaim(claim, connect);
      const proof = await proveEnc(enc ?? "", connect);
      // The page redirects to the home page whatever the outcome (ROUTE-46) and keeps its query and hash.
      if (location.pathname !== "/")
        app.navigate(`/${location.search}${location.hash}`, { replace: true });
      return proof;
    },
    {
      outside,
      onSignedIn(memberId) {
        if (type) localStorage.setItem(localKeys.memberType, type);
        appBridge(win, app.page.settings.appBridges)?.post({ msg: "tokenLoginSet", memberId });
      },
    },
  );
}
